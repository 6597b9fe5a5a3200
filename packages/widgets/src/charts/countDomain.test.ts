import { expect, it } from "vitest";

import { countDomain } from "./countDomain.js";

it.each([
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [1, 4],
    [0, 2, 4],
  ],
  [[17], [0, 10, 20]],
  [[149], [0, 50, 100, 150]],
  [[1_201], [0, 500, 1_000, 1_500]],
])("calls of %j are drawn over lines at %j", (values, ticks) => {
  expect(countDomain(values)).toEqual({ least: 0, most: ticks.at(-1), ticks });
});
