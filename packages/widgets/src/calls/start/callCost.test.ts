import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { costOf, rateOf } from "./callCost.js";

describe("what a call may cost (R-24, R-64)", () => {
  const fee = { feeUsd: 0.1, freeMinutes: 0 };

  it("is said to the most, five minutes a call", () => {
    expect(costOf(fee, 1)).toEqual({ kind: "paid", freeMinutes: 0, feeUsd: 0.1, mostUsd: 0.5 });
    expect(costOf({ ...fee, feeUsd: 0.5 }, 12)).toMatchObject({ mostUsd: 30 });
  });

  it("begins with the free minutes", () => {
    expect(costOf({ ...fee, freeMinutes: 3 }, 1)).toEqual({ kind: "paid", freeMinutes: 3, feeUsd: 0.1, mostUsd: 0.2 });
    expect(costOf({ ...fee, freeMinutes: 40 }, 8)).toEqual({ kind: "freeMinutes", freeMinutes: 40 });
    expect(costOf({ ...fee, freeMinutes: 40 }, 9)).toMatchObject({ kind: "paid", mostUsd: 0.5 });
  });

  it("is nothing where minutes are unlimited or free", () => {
    expect(costOf({ ...fee, freeMinutes: Infinity }, 100)).toEqual({ kind: "free" });
    expect(costOf({ ...fee, feeUsd: 0 }, 100)).toEqual({ kind: "free" });
  });

  it("is what the plan says; without a plan the usual fee (R-23)", () => {
    const subscription = fixtures.profile().sellerCompanies[0]?.subscription ?? null;
    expect(subscription).not.toBeNull();
    expect(rateOf(subscription)).toEqual({
      feeUsd: subscription?.limits.callFee,
      freeMinutes: subscription?.remaining.minutes,
    });
    expect(rateOf(null)).toEqual({ feeUsd: 0.5, freeMinutes: 0 });
  });
});
