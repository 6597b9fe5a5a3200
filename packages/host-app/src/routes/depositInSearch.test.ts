import { expect, test } from "vitest";

import { depositFromSearch } from "./depositInSearch.js";

test.each([
  [{ deposit: "completed" }, "completed"],
  [{ deposit: "cancelled", page: 2 }, "cancelled"],
  [{ deposit: "stolen" }, undefined],
  [{ deposit: ["completed"] }, undefined],
  [{}, undefined],
])("R-05 whoever comes back from paying is told what became of it: %j", (search, expected) => {
  expect(depositFromSearch(search)).toBe(expected);
});
