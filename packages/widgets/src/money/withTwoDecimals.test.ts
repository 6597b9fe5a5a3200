import { expect, test } from "vitest";

import { withTwoDecimals } from "./withTwoDecimals.js";

test.each([
  ["Minutes at $0.5 each.", "Minutes at $0.50 each."],
  ["From 0.286 to 12.5", "From 0.29 to 12.50"],
  ["It is 3.5.", "It is 3.50."],
  ["Call to Halvorsen, 4 min", "Call to Halvorsen, 4 min"],
  ["Paid on 20.11.2026, version 1.2.3", "Paid on 20.11.2026, version 1.2.3"],
])("B-PLAN-16 %s → %s", (given, expected) => {
  expect(withTwoDecimals(given)).toBe(expected);
});
