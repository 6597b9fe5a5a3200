import { expect, test } from "vitest";

import { toTagTitle } from "./tagTitle.js";

test.each([
  ["  Trade fair ", "Trade fair"],
  ["Trade\nfair\r\n2026", "Trade fair 2026"],
  ["  \n ", undefined],
])("B-TAG-03 B-TAG-04: %o is kept as %o", (typed, kept) => {
  expect(toTagTitle(typed)).toBe(kept);
});
