import { expect, test } from "vitest";

import { toSortBy, toSortingState } from "./tableSorting.js";

const columns = [{ id: "customer", sortBy: "name" }, { id: "created", sortBy: "createdAt" }, { id: "actions" }];

test.each([
  ["name", [{ id: "customer", desc: false }]],
  ["-createdAt", [{ id: "created", desc: true }]],
  ["-unknown", []],
  [undefined, []],
])("the contract's %o sorts %o", (sort, state) => {
  expect(toSortingState(sort, columns)).toEqual(state);
});

test.each([
  [[{ id: "customer", desc: false }], "name"],
  [[{ id: "created", desc: true }], "-createdAt"],
  [[{ id: "actions", desc: true }], undefined],
  [[], undefined],
])("the state %o asks the server for %o", (state, sort) => {
  expect(toSortBy(state, columns)).toBe(sort);
});
