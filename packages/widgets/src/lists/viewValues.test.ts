import { describe, expect, it } from "vitest";

import { changesOf, lastPage, listFrom, pageFrom, perPageFrom, sortFrom, textFrom } from "./viewValues.js";

const fields = new Set(["createdAt", "name"]);

describe("what an address says is believed as far as it makes sense", () => {
  it.each([
    [pageFrom(3), 3],
    [pageFrom(-1), 0],
    [pageFrom("3"), 0],
    [pageFrom(1.5), 0],
    [perPageFrom(25, 10), 25],
    [perPageFrom(26, 10), 10],
    [sortFrom("-name", fields, "-createdAt"), "-name"],
    [sortFrom("-size", fields, "-createdAt"), "-createdAt"],
    [sortFrom(7, fields, "-createdAt"), "-createdAt"],
    [textFrom("olive"), "olive"],
    [textFrom({}), ""],
    [listFrom(["a", "b", "a", "", 3]), ["a", "b"]],
    [listFrom("a"), []],
  ])("%j", (read, expected) => {
    expect(read).toEqual(expected);
  });
});

it("an address remembers only what is unusual", () => {
  const usual = { page: 0, text: "", tagIds: [] as string[] };
  expect(changesOf({ page: 2, text: "", tagIds: ["a"] }, usual)).toEqual({ page: 2, tagIds: ["a"] });
  expect(changesOf(usual, usual)).toEqual({});
});

it.each([
  [0, 10, 0],
  [10, 10, 0],
  [11, 10, 1],
  [248, 25, 9],
])("of %i rows, %i to a page, the last page is %i", (totalCount, perPage, page) => {
  expect(lastPage(totalCount, perPage)).toBe(page);
});
