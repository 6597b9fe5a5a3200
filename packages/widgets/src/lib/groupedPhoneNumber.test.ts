import { expect, it } from "vitest";

import { groupedPhoneNumber } from "./groupedPhoneNumber.js";

it.each([
  ["+905551234567", "+90 555 123 4567"],
  ["+13125550147", "+1 312 555 0147"],
  ["+4722860144", "+47 228 601 44"],
  ["+351226053310", "+351 226 053 310"],
  ["+79161234567", "+7 916 123 4567"],
  ["112", "112"],
  ["not a number", "not a number"],
])("%s can be read aloud as %s", (number, text) => {
  expect(groupedPhoneNumber(number)).toBe(text);
});
