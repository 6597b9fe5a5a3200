import { describe, expect, test } from "vitest";

import { neighbourRowId, nextRowIndex, toRowKey } from "./tableNavigation.js";

describe("moving the row focus", () => {
  test.each([
    ["ArrowDown", 0, 1],
    ["ArrowDown", 24, 24],
    ["ArrowUp", 3, 2],
    ["ArrowUp", 0, 0],
    ["PageDown", 0, 10],
    ["PageDown", 20, 24],
    ["PageUp", 24, 14],
    ["PageUp", 5, 0],
    ["Home", 12, 0],
    ["End", 12, 24],
    ["Enter", 12, undefined],
  ])("%s from row %i goes to %o of 25", (key, from, to) => {
    expect(nextRowIndex(key, from, 25, 10)).toBe(to);
  });
});

describe("keys of a row", () => {
  const alone = { ctrlKey: false, metaKey: false, altKey: false };

  test.each([
    ["c", "c"],
    ["C", "c"],
    ["Delete", "Delete"],
    ["d", undefined],
    ["delete", undefined],
    ["Escape", undefined],
  ])("%s is %o", (key, rowKey) => {
    expect(toRowKey({ ...alone, key })).toBe(rowKey);
  });

  test.each(["ctrlKey", "metaKey", "altKey"])("%s + C is left to the browser", (modifier) => {
    expect(toRowKey({ ...alone, [modifier]: true, key: "c" })).toBeUndefined();
  });
});

test("the neighbour of a row ends with the page", () => {
  const page = ["a", "b", "c"];
  expect(neighbourRowId(page, "b", 1)).toBe("c");
  expect(neighbourRowId(page, "b", -1)).toBe("a");
  expect(neighbourRowId(page, "c", 1)).toBeUndefined();
  expect(neighbourRowId(page, "a", -1)).toBeUndefined();
  expect(neighbourRowId(page, "gone", 1)).toBeUndefined();
});
