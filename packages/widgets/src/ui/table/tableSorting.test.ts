import { expect, test } from "vitest";

import { nextSort, sortedDirection } from "./tableSorting.js";

const customer = { sortBy: "name" };
const created = { sortBy: "createdAt", isDescendingFirst: true };
const actions = {};

test.each([
  [customer, "name", "asc"],
  [customer, "-name", "desc"],
  [customer, "createdAt", false],
  [customer, undefined, false],
  [actions, "name", false],
  [actions, undefined, false],
] as const)("the column %o under the contract's %o is sorted: %o", (column, sort, direction) => {
  expect(sortedDirection(column, sort)).toBe(direction);
});

test.each([
  [customer, "-createdAt", "name"],
  [customer, "name", "-name"],
  [customer, "-name", "name"],
  [created, "name", "-createdAt"],
  [created, "-createdAt", "createdAt"],
  [created, undefined, "-createdAt"],
  [actions, "name", undefined],
] as const)("a press on %o under %o asks the server for %o", (column, sort, next) => {
  expect(nextSort(column, sort)).toBe(next);
});
