import { expect, test } from "vitest";

import { minutesFor } from "./minutesFor.js";

test.each([
  ["42.60 dollars at 50 cents", 42.6, 0.5, 85],
  ["a started minute is not a whole one", 0.69, 0.35, 1],
  ["what floats would lose", 0.3, 0.1, 3],
  ["a debt", -3, 0.5, 0],
  ["calls that cost nothing", 10, 0, 0],
])("how long one can still call: %s", (_title, balance, fee, minutes) => {
  expect(minutesFor(balance, fee)).toBe(minutes);
});
