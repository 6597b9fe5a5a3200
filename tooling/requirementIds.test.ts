import { expect, it } from "vitest";

import { namedIds } from "./requirementIds.ts";

it.each([
  ["one", "says why (A-LOGIN-07)", ["A-LOGIN-07"]],
  ["several", "A-404-01 and B-PC-12, once", ["A-404-01", "B-PC-12"]],
  ["none", "EN-A-12 is no id of ours, nor is R-24", []],
])("reads %s", (_, text, expected) => {
  expect([...namedIds({ text, cases: 1 }).ids].toSorted()).toEqual(expected);
});

it.each([
  ["a range", "B-PC-01 to B-PC-03", ["B-PC-01", "B-PC-02", "B-PC-03"]],
  ["a range in short", "A-CALLS-09 to 11", ["A-CALLS-09", "A-CALLS-10", "A-CALLS-11"]],
  ["a range beside others", "B-PC-01 to B-PC-03, B-PC-07", ["B-PC-01", "B-PC-02", "B-PC-03", "B-PC-07"]],
])("takes %s from a table that has a case for each", (_, text, expected) => {
  expect([...namedIds({ text, cases: 3 }).ids].toSorted()).toEqual(expected);
});

it("takes no range, not even its ends, from a test that has fewer cases than it", () => {
  const { ids, vainRanges } = namedIds({ text: "has columns (B-PC-01 to B-PC-03, B-PC-07)", cases: 2 });
  expect([...ids]).toEqual(["B-PC-07"]);
  expect(vainRanges).toEqual(["B-PC-01 to B-PC-03"]);
});
