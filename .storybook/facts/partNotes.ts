/** Notes on a part for people who use it without a pointer, or without seeing it. */
export interface PartNotes {
  /** What each key does while the focus is in the part. Undefined for a part without controls. */
  keys?: Readonly<Record<string, string>>;
  /** What assistive technology announces, in a few sentences. */
  access: string;
}

const overlay = {
  "Tab, Shift + Tab": "goes to the next or previous control inside the dialog",
  Escape: "closes it and returns the focus to the control that opened it",
};
const list = {
  "Enter, Space, Down, Up": "opens the list",
  "a letter": "opens the list and searches for it",
  "Down, Up": "moves in the open list",
};
const choosesSeveral = {
  "Enter in the list": "selects or deselects the option",
  "Space in a list without a search": "does so too",
};
const typed = { "every other key": "types text, as in any text field" };

/** The notes on each part, by its folder in `packages/widgets/src/ui`. */
export const partNotes: Readonly<Record<string, PartNotes>> = {
  avatar: { access: "It is hidden from assistive technology: the name is shown as text beside it." },
  button: {
    keys: { "Enter, Space": "presses it" },
    access:
      "A native button. While it is busy, it keeps its name and the focus, is announced as busy, and ignores presses. A button that is disabled with a reason stays focusable and has the reason as its description. The accessible name of an icon button is its label, which its tooltip shows.",
  },
  card: { access: "A region named by its title." },
  "changed-meanwhile": {
    keys: { Tab: "goes to the two buttons", "Enter, Space": "presses the focused button" },
    access:
      "A group named by its title. It gets the focus when a save conflicts with another. The fields keep what was typed.",
  },
  checkbox: {
    keys: { Space: "checks or unchecks it" },
    access:
      "A native checkbox with its label. A checkbox for several rows, of which some are selected, is announced as mixed.",
  },
  chip: {
    keys: {
      "Enter, Space": "presses the tag, if it can be pressed",
      "Enter, Escape while it is renamed": "keeps the new name, or the old one",
    },
    access:
      "A tag that filters is announced as pressed or not pressed. The names of its pencil and cross contain the tag's name.",
  },
  "combo-box": {
    keys: {
      ...list,
      Enter: "takes the option",
      Escape: "clears the search, then closes the list without a change",
    },
    access: "A button that opens a list of options with a search, named by its label and its value.",
  },
  confirm: {
    keys: { ...overlay, "Enter, Space": "presses the focused button, which is initially the safe one" },
    access: "An alert dialog. Its heading is its name, and its text is read when it opens.",
  },
  "copy-button": {
    keys: { "Enter, Space": "copies the text" },
    access:
      "A native button, whose name says when the text was copied. If the browser refuses to copy, a message says so.",
  },
  "date-time-field": {
    keys: {
      "Left, Right": "goes to the previous or next part of the date",
      "Up, Down": "increases or decreases the part",
      digits: "set the part and go to the next",
      "Backspace, Delete": "deletes the part, digit by digit",
      "Alt + Down": "opens the calendar",
      "arrow keys, Page up, Page down": "move by days, weeks and months in the calendar",
    },
    access:
      "A group of spin buttons, one for each part of the date and the time, and a button that opens the calendar.",
  },
  drawer: {
    keys: { ...overlay, "J, K": "goes to the next or previous row, if a list opened it" },
    access: "A dialog named by its heading. The page behind it is inert while it is open.",
  },
  "empty-state": {
    keys: { "Enter, Space": "presses its button" },
    access: "A sentence and at most one button, in reading order. The picture is hidden from assistive technology.",
  },
  "file-drop": {
    keys: {
      "Enter, Space": "opens the browser's file dialog",
      "Ctrl or Cmd + V": "pastes a copied file",
    },
    access:
      "The drop area has a name, and dragging is not required. If a file is refused, this is announced at once, and the chosen file stays.",
  },
  "filter-chip": {
    keys: {
      ...list,
      ...choosesSeveral,
      Escape: "clears the search, then closes the list",
    },
    access: "A button that names the filter and its value. The button that clears the filter returns the focus to it.",
  },
  link: { keys: { Enter: "follows it" }, access: "A native link; without a URL it still has the role of a link." },
  menu: {
    keys: {
      "Enter, Space, Down, Up": "opens the menu",
      "Down, Up, Home, End": "moves in it",
      "a letter": "moves to the item that begins with the letter",
      "Enter, Space": "does what the item says",
      Escape: "closes it and returns the focus to its button",
    },
    access:
      "A menu button. An item that is disabled with a reason stays focusable and has the reason as its description.",
  },
  modal: {
    keys: overlay,
    access: "A dialog named by its heading. The page behind it is inert while it is open.",
  },
  "multi-select": {
    keys: {
      ...list,
      ...choosesSeveral,
      Escape: "clears the search, then closes the list without a change",
    },
    access:
      "The field announces the chosen options. The list allows several choices, and each option is announced as selected or not selected.",
  },
  notice: {
    keys: { Tab: "goes to its button, if it has one" },
    access:
      "An error is announced at once, other notices when the screen reader is idle. The icon is never the only meaning.",
  },
  pagination: {
    keys: {
      Tab: "goes from button to button",
      "Enter, Space": "presses it",
      "Down, Up": "opens the choice of rows per page",
    },
    access: "A group with a name. The button of the current page is marked as current.",
  },
  "phone-field": {
    keys: { Tab: "goes from the country to the number", ...list, ...typed },
    access: "Two fields under one label: the country code, which is a list with a search, and the number.",
  },
  popover: {
    keys: {
      "Enter, Space": "opens it from its button",
      Tab: "moves inside it",
      Escape: "closes it and returns the focus to its button",
    },
    access: "A dialog with a name that does not make the page inert.",
  },
  progress: { access: "A progress bar with a name and a value as text." },
  rating: {
    keys: {
      "Right, Up": "adds a star",
      "Left, Down": "takes a star away",
      "Home, End": "no star, all stars",
      "0 to 5": "as many stars",
    },
    access: "A slider with its value as text. Read-only stars are an image with the same text.",
  },
  "search-field": {
    keys: { "/": "goes to it from anywhere in its widget", Enter: "searches at once", Escape: "empties it", ...typed },
    access: "A search box with a name.",
  },
  segmented: {
    keys: { "arrow keys": "go from choice to choice", "Enter, Space": "takes the choice" },
    access: "A radio group with a name: one tab stop.",
  },
  select: {
    keys: { ...list, "Enter, Space in the list": "takes the option", Escape: "closes the list without a change" },
    access: "A button that opens a list of options, named by its label and its value.",
  },
  "selection-bar": {
    keys: { Tab: "goes from action to action", "Enter, Space": "presses it" },
    access:
      "A toolbar that announces the number of selected rows whenever it changes. Its last button clears the selection and returns the focus to the rows.",
  },
  skeleton: { access: "It is hidden from assistive technology: the surrounding element is announced as loading." },
  status: { access: "The text has the meaning; the icon and the colour repeat it." },
  switch: { keys: { Space: "switches it" }, access: "A native switch with its label, announced as on or off." },
  table: {
    keys: {
      "Up, Down, Home, End, Page up, Page down": "moves from row to row",
      "Left, Right": "moves between the controls of a row",
      Enter: "opens the row's detail",
      Space: "selects or deselects the row",
      "Shift + Up, Shift + Down": "extends the selection",
      "Ctrl or Cmd + A": "selects the page",
      Escape: "ends the selection",
      "C, E, Delete": "calls, edits or deletes, if the widget supports it",
    },
    access:
      "A grid with one tab stop. A row is named by its first cell, the name of each button contains the name of its row, and headers have the sort order.",
  },
  tabs: {
    keys: {
      "Left, Right": "shows the previous or next panel, in reading direction",
      "Home, End": "shows the first or last panel",
    },
    access: "A list of tabs: one tab stop. A panel without controls can itself be focused.",
  },
  "text-area": {
    keys: { Enter: "begins a new line", Tab: "leaves the field", ...typed },
    access: "A native text area with its label. Its error and its help are its description.",
  },
  "text-field": {
    keys: { Enter: "sends the form around it", ...typed },
    access:
      "A native text field with its label. Its error and its help are its description; an error is announced when it appears.",
  },
  toast: {
    keys: {
      F6: "goes to the messages",
      Tab: "goes from announcement to announcement, and to its buttons",
      "Enter, Space": "presses it; when the last announcement is closed, the focus returns",
    },
    access: "A message is announced when it appears. It stays while the pointer or the focus is on it.",
  },
  tooltip: {
    keys: { Tab: "is shown when its trigger gets the focus", Escape: "hides it without closing anything behind it" },
    access: "It describes the focused control. No action is only available in a tooltip.",
  },
  "widget-header": {
    keys: { Tab: "goes from action to action", "Enter, Space": "presses it" },
    access: "A heading with the level that the host has chosen, then its actions in reading order.",
  },
};
