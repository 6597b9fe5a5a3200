import { expect, it } from "vitest";

import { isExpressConsent } from "./consent.ts";

it("a written consent counts everywhere, a spoken one everywhere but in the US, a presumed one nowhere", () => {
  expect(isExpressConsent("US", ["WRITTEN"])).toBe(true);
  expect(isExpressConsent("US", ["SPOKEN"])).toBe(false);
  expect(isExpressConsent("DE", ["SPOKEN"])).toBe(true);
  expect(isExpressConsent("DE", ["PRESUMED", "EXISTING_CUSTOMER", "MERCHANT"])).toBe(false);
  expect(isExpressConsent("DE", [])).toBe(false);
});
