import { describe, expect, test } from "vitest";

import {
  extendRange,
  hasSelection,
  isSelected,
  noSelection,
  pageSelection,
  selectedCount,
  selectPage,
  togglePage,
  toggleRow,
  type TableSelection,
} from "./tableSelection.js";

const page = ["a", "b", "c", "d"];
const ids = (...list: string[]): TableSelection => new Set(list);

describe("choosing rows", () => {
  test.each<[what: string, before: TableSelection, id: string, after: TableSelection]>([
    ["an unchosen row is chosen", ids(), "b", ids("b")],
    ["a chosen row is given back", ids("a", "b"), "b", ids("a")],
    ["rows of other pages are kept", ids("z"), "a", ids("z", "a")],
    ["out of all rows, the rest of the page stays", "all", "b", ids("a", "c", "d")],
  ])("%s", (_, before, id, after) => {
    expect(toggleRow(before, id, page)).toEqual(after);
  });

  test.each<[what: string, before: TableSelection, after: TableSelection]>([
    ["an empty page is filled", ids(), ids(...page)],
    ["a half chosen page is filled", ids("a", "c"), ids(...page)],
    ["a full page is emptied and other pages are kept", ids(...page, "z"), ids("z")],
    ["all rows become none", "all", noSelection],
  ])("the header checkbox: %s", (_, before, after) => {
    expect(togglePage(before, page)).toEqual(after);
  });

  test.each<[TableSelection, string]>([
    [ids(), "none"],
    [ids("z"), "none"],
    [ids("a"), "some"],
    [ids(...page, "z"), "every"],
    ["all", "every"],
  ])("the page with %o is chosen: %s", (selection, state) => {
    expect(pageSelection(selection, page)).toBe(state);
  });

  test("Ctrl + A adds the page to what is chosen and leaves all rows all", () => {
    expect(selectPage(ids("z"), page)).toEqual(ids("z", ...page));
    expect(selectPage("all", page)).toBe("all");
  });

  test("an empty page is never shown as fully chosen", () => {
    expect(pageSelection("all", [])).toBe("none");
  });
});

describe("a range with Shift", () => {
  test.each<[what: string, before: TableSelection, anchor: string, from: string, to: string, after: TableSelection]>([
    ["grows down", ids("b"), "b", "b", "d", ids("b", "c", "d")],
    ["grows up", ids("c"), "c", "c", "a", ids("a", "b", "c")],
    ["shrinks when it comes back", ids("a", "b", "c"), "a", "c", "b", ids("a", "b")],
    ["turns over its anchor", ids("b", "c"), "b", "c", "a", ids("a", "b")],
    ["leaves rows outside it alone", ids("d", "z"), "a", "a", "b", ids("a", "b", "d", "z")],
    ["ignores an anchor that left the page", ids("z"), "gone", "a", "b", ids("z")],
  ])("%s", (_, before, anchor, from, to, after) => {
    expect(extendRange(before, page, { anchor, from, to })).toEqual(after);
  });
});

test("counting knows all rows of the list", () => {
  expect(selectedCount("all", 248)).toBe(248);
  expect(selectedCount(ids("a", "z"), 248)).toBe(2);
  expect(hasSelection("all")).toBe(true);
  expect(hasSelection(noSelection)).toBe(false);
  expect(isSelected("all", "anything")).toBe(true);
});
