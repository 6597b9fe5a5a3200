import { expect, test } from "vitest";

import { initials, stableIndex } from "./initials.js";

test.each([
  ["Ingrid Halvorsen", "IH"],
  ["Femke van der Meer", "FM"],
  ["Aegean", "A"],
  ["  çağla   öz ", "ÇÖ"],
  ["& Sons", "S"],
  ["李 小龙", "李小"],
  ["", ""],
])("%s becomes %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test("a name keeps its colour and names share the colours out", () => {
  const names = ["Ingrid", "Matthias", "Saga", "Chidi", "Dana", "Tiago", "Femke", "Haruto", "Giulia", "Nikolay"];
  expect(names.map((name) => stableIndex(name, 6))).toEqual(names.map((name) => stableIndex(name, 6)));
  expect(new Set(names.map((name) => stableIndex(name, 6))).size).toBeGreaterThan(3);
});
