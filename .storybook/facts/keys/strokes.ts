const several: Readonly<Record<string, readonly string[]>> = {
  "arrow keys": ["Left", "Right", "Up", "Down"],
  "0 to 5": ["0", "1", "2", "3", "4", "5"],
};

/** The keys that a row in a table of keys names. */
export function strokesOf(label: string): string[] {
  return label
    .replace(/ (in|while) .*$/, "")
    .split(", ")
    .flatMap((name) => several[name] ?? (name.startsWith("Ctrl or Cmd") ? eitherCommand(name) : [name]));
}

const eitherCommand = (name: string) => ["Ctrl", "Cmd"].map((key) => name.replace("Ctrl or Cmd", key));

const named: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["Left", "Right", "Up", "Down"].map((name) => [name, `{Arrow${name}}`])),
  ...Object.fromEntries(
    ["Enter", "Escape", "Tab", "Home", "End", "Backspace", "Delete", "F6"].map((name) => [name, `{${name}}`]),
  ),
  "Page up": "{PageUp}",
  "Page down": "{PageDown}",
  Space: " ",
};
const held: Readonly<Record<string, string>> = { Shift: "Shift", Alt: "Alt", Ctrl: "Control", Cmd: "Meta" };

/** A key in the syntax of `userEvent.keyboard`. */
export function keyboardText(stroke: string): string {
  const [key = "", ...modifiers] = stroke.split(" + ").toReversed();
  const own = named[key] ?? (key.length === 1 ? key.toLowerCase() : undefined);
  if (own === undefined) throw new Error(`No key is called ${stroke}: the trial says which are meant.`);
  return modifiers.reduce((text, name) => `{${held[name]}>}${text}{/${held[name]}}`, own);
}
