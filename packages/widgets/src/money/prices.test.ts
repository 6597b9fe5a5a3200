import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { callFeeOf, settingOf } from "./prices.js";

describe("a price", () => {
  it("B-ENT-04 is what the settings say, and else what the documents say", () => {
    expect(settingOf([{ key: "NUMBER_PURCHASE_FEE", value: 5 }], "NUMBER_PURCHASE_FEE")).toBe(5);
    expect(settingOf([], "NUMBER_PURCHASE_FEE")).toBe(4);
    expect(settingOf([], "MINIMUM_BALANCE_TO_BUY_NUMBER")).toBe(2);
    expect(settingOf([], "NUMBER_MONTHLY_FEE")).toBe(2);
  });

  it("B-BAL-22 of a minute is the plan's, and else the usual one", () => {
    const limits = { ...fixtures.subscription().limits, callFee: 0.3 };
    expect(callFeeOf(fixtures.subscription({ limits }), [{ key: "CALL_FEE", value: 0.7 }])).toBe(0.3);
    expect(callFeeOf(null, [{ key: "CALL_FEE", value: 0.7 }])).toBe(0.7);
    expect(callFeeOf(null, [])).toBe(0.5);
  });
});
