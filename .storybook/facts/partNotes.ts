/** What a person who uses a part without a pointer, or without seeing it, wants to know. */
export interface PartNotes {
  /** What each key does while the focus is in the part. Nothing where the part is only looked at. */
  keys?: Readonly<Record<string, string>>;
  /** What assistive technology says of it, in a few sentences. */
  access: string;
}

const overlay = {
  "Tab, Shift + Tab": "goes to the next or previous control inside, and never behind it",
  Escape: "closes it and returns the focus to what opened it",
};
const list = {
  "Enter, Space, Down, Up": "opens the list",
  "a letter": "opens the list, and finds options by it",
  "Down, Up": "moves in the open list",
};
const choosesSeveral = {
  "Enter in the list": "chooses the option or takes it back",
  "Space in a list without a search": "does so too",
};
const typed = { "every other key": "types, as in each text field of the browser" };

/** By the folder of the part in `packages/widgets/src/ui`. */
export const partNotes: Readonly<Record<string, PartNotes>> = {
  avatar: { access: "It is hidden from assistive technology: the name stands beside it as text." },
  button: {
    keys: { "Enter, Space": "presses it" },
    access:
      "A native button. While it is busy it keeps its name and the focus, says that it is busy, and does nothing. A button that is disabled for a reason stays reachable and is described by the reason. An icon button is named by its label, which its tooltip shows.",
  },
  card: { access: "A region named by its title." },
  "changed-meanwhile": {
    keys: { Tab: "goes to the two buttons", "Enter, Space": "presses the one with the focus" },
    access:
      "A group named by its title. It takes the focus when somebody saves over it. What was typed stays in its fields.",
  },
  checkbox: {
    keys: { Space: "checks or unchecks it" },
    access: "A native checkbox with its label. One that stands for several and is partly chosen says that it is mixed.",
  },
  chip: {
    keys: {
      "Enter, Space": "presses a tag that can be pressed",
      "Enter, Escape while it is renamed": "keeps the new name, or the old one",
    },
    access: "A tag that filters says whether it is pressed. Its pencil and its cross are named by the tag.",
  },
  "combo-box": {
    keys: {
      ...list,
      Enter: "takes the option",
      Escape: "empties the search, then closes the list and changes nothing",
    },
    access: "A button that opens a list of options with a search, named by its label and its value.",
  },
  confirm: {
    keys: { ...overlay, "Enter, Space": "presses the button with the focus, which is at first the safe one" },
    access: "An alert dialog. Its heading is its name, and its text is read when it opens.",
  },
  "date-time-field": {
    keys: {
      "Left, Right": "goes to the previous or next part of the date",
      "Up, Down": "raises or lowers the part",
      digits: "write the part and go on to the next",
      "Backspace, Delete": "takes back what was written in the part, digit by digit",
      "Alt + Down": "opens the calendar",
      "arrow keys, Page up, Page down": "move by days, weeks and months in the calendar",
    },
    access:
      "A group of spin buttons, one for each part of the date and the time, and a button that opens the calendar.",
  },
  drawer: {
    keys: { ...overlay, "J, K": "goes to the next or previous row, where a list opened it" },
    access: "A dialog named by its heading. The page behind it is out of reach while it is open.",
  },
  "empty-state": {
    keys: { "Enter, Space": "presses its button" },
    access:
      "A sentence and at most one button, in the order in which they are read. The picture is hidden from assistive technology.",
  },
  "file-drop": {
    keys: {
      "Enter, Space": "opens the browser's choice of files",
      "Ctrl or Cmd + V": "takes the file that was copied",
    },
    access:
      "The place has a name, and nothing has to be dragged. A file that is refused is said at once, and the chosen one stays.",
  },
  "filter-chip": {
    keys: {
      ...list,
      ...choosesSeveral,
      Escape: "empties the search, then closes the list",
    },
    access:
      "A button that says what is filtered by and to what. The button that empties it gives the focus back to it.",
  },
  link: { keys: { Enter: "follows it" }, access: "A native link; one without an address is a link all the same." },
  menu: {
    keys: {
      "Enter, Space, Down, Up": "opens the menu",
      "Down, Up, Home, End": "moves in it",
      "a letter": "moves to the item that begins with it",
      "Enter, Space": "does what the item says",
      Escape: "closes it and returns the focus to its button",
    },
    access: "A menu button. An item that is disabled for a reason stays reachable and is described by the reason.",
  },
  modal: {
    keys: overlay,
    access: "A dialog named by its heading. The page behind it is out of reach while it is open.",
  },
  "multi-select": {
    keys: {
      ...list,
      ...choosesSeveral,
      Escape: "empties the search, then closes the list and changes nothing",
    },
    access:
      "The field says what is chosen. The list is one of several choices, and each option says whether it is chosen.",
  },
  notice: {
    keys: { Tab: "goes to its button, where it has one" },
    access:
      "An error is said at once, other notices when the reader has a pause. The sign before it is never its only meaning.",
  },
  pagination: {
    keys: {
      Tab: "goes from button to button",
      "Enter, Space": "presses it",
      "Down, Up": "opens the choice of rows per page",
    },
    access: "A group with a name. The button of the page that is shown says so.",
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
    access: "A dialog with a name, which does not cover the page.",
  },
  progress: { access: "A progress bar with a name and a value in words." },
  rating: {
    keys: {
      "Right, Up": "adds a star",
      "Left, Down": "takes a star away",
      "Home, End": "no star, all stars",
      "0 to 5": "as many stars",
    },
    access: "A slider that says its value in words. Stars that only show are a picture with the same words.",
  },
  "search-field": {
    keys: { "/": "goes to it from anywhere in its widget", Enter: "searches at once", Escape: "empties it", ...typed },
    access: "A search box with a name.",
  },
  segmented: {
    keys: { "arrow keys": "go from choice to choice", "Enter, Space": "takes the choice" },
    access: "A group of radios with a name: one stop of the Tab key.",
  },
  select: {
    keys: { ...list, "Enter, Space in the list": "takes the option", Escape: "closes the list and changes nothing" },
    access: "A button that opens a list of options, named by its label and its value.",
  },
  "selection-bar": {
    keys: { Tab: "goes from action to action", "Enter, Space": "presses it" },
    access:
      "A toolbar that says how many rows are chosen, each time the number changes. Its last button ends the choice and gives the focus back to the rows.",
  },
  skeleton: { access: "It is hidden from assistive technology: the place around it says that it is loading." },
  status: { access: "The word is the meaning; the dot and the colour repeat it." },
  switch: { keys: { Space: "switches it" }, access: "A native switch with its label, which says whether it is on." },
  table: {
    keys: {
      "Up, Down, Home, End, Page up, Page down": "moves from row to row",
      "Left, Right": "moves between the controls of a row",
      Enter: "opens the row's detail",
      Space: "selects or deselects the row",
      "Shift + Up, Shift + Down": "extends the selection",
      "Ctrl or Cmd + A": "selects the page",
      Escape: "ends the selection",
      "C, E, Delete": "call, edit and delete, where the widget offers it",
    },
    access:
      "A grid of one stop of the Tab key. A row is named by its first cell, each button of a row says which row it belongs to, and headers say how the rows are sorted.",
  },
  tabs: {
    keys: {
      "Left, Right": "shows the previous or next panel, in the direction of reading",
      "Home, End": "shows the first or last panel",
    },
    access: "A list of tabs: one stop of the Tab key. A panel without a control can itself be reached.",
  },
  "text-area": {
    keys: { Enter: "begins a new line", Tab: "leaves the field", ...typed },
    access: "A native text area with its label. Its error and its help are its description.",
  },
  "text-field": {
    keys: { Enter: "sends the form around it", ...typed },
    access:
      "A native text field with its label. Its error and its help are its description; an error is said when it appears.",
  },
  toast: {
    keys: {
      F6: "goes to the messages",
      Tab: "goes from message to message, and to its buttons",
      "Enter, Space": "presses it; with the last message closed, the focus goes back",
    },
    access: "A message is said as it comes. While the pointer or the focus is on it, it stays.",
  },
  tooltip: {
    keys: { Tab: "shows it with the focus of what it explains", Escape: "hides it, and closes nothing behind it" },
    access: "It describes what has the focus. Nothing can be done only in a tooltip.",
  },
  "widget-header": {
    keys: { Tab: "goes from action to action", "Enter, Space": "presses it" },
    access: "A heading of the level that the host chose, then its actions in the order of reading.",
  },
};
