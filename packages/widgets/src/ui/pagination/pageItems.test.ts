import { expect, test } from "vitest";

import { pageItems } from "./pageItems.js";

test.each([
  [0, 1, [0]],
  [0, 7, [0, 1, 2, 3, 4, 5, 6]],
  [0, 10, [0, 1, 2, "gap", 9]],
  [2, 10, [0, 1, 2, 3, "gap", 9]],
  [3, 10, [0, 1, 2, 3, 4, "gap", 9]],
  [4, 10, [0, "gap", 3, 4, 5, "gap", 9]],
  [6, 10, [0, "gap", 5, 6, 7, 8, 9]],
  [9, 10, [0, "gap", 7, 8, 9]],
] as const)("page %i of %i offers %o", (page, pageCount, items) => {
  expect(pageItems(page, pageCount)).toEqual(items);
});
