import { expect, it } from "vitest";

import { namedIds } from "./requirementIds.ts";

it.each([
  ["one", "says why (A-LOGIN-07)", ["A-LOGIN-07"]],
  ["several", "A-404-01 and B-PC-12, once", ["A-404-01", "B-PC-12"]],
  ["a range", "B-PC-01 to B-PC-03", ["B-PC-01", "B-PC-02", "B-PC-03"]],
  ["a range in short", "A-CALLS-09 to 11", ["A-CALLS-09", "A-CALLS-10", "A-CALLS-11"]],
  ["none", "EN-A-12 is no id of ours, nor is R-24", []],
])("reads %s", (_, text, expected) => {
  expect([...namedIds(text)].toSorted()).toEqual(expected);
});
