import { expect, it } from "vitest";

import { keyboardText, strokesOf } from "./strokes.ts";

it("each key of a row counts, and so does each of a general word", () => {
  expect(strokesOf("Enter, Space in the list")).toEqual(["Enter", "Space"]);
  expect(strokesOf("arrow keys, Page up")).toEqual(["Left", "Right", "Up", "Down", "Page up"]);
  expect(strokesOf("0 to 5")).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(strokesOf("Ctrl or Cmd + A")).toEqual(["Ctrl + A", "Cmd + A"]);
});

it("a key is pressed by its name, with those that are held beside it", () => {
  expect(keyboardText("Page up")).toBe("{PageUp}");
  expect(keyboardText("Space")).toBe(" ");
  expect(keyboardText("J")).toBe("j");
  expect(keyboardText("Shift + Tab")).toBe("{Shift>}{Tab}{/Shift}");
  expect(keyboardText("Cmd + A")).toBe("{Meta>}a{/Meta}");
});

it("a word that names no key is refused", () => {
  expect(() => keyboardText("a letter")).toThrow("a letter");
});
