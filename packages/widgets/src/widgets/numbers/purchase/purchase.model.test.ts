import { describe, expect, it } from "vitest";

import { firstChoice, priceOf, type PurchaseTerms, stepped, withCountry } from "./purchase.model.js";

const terms = (given: Partial<PurchaseTerms>): PurchaseTerms => ({
  purchaseFeeUsd: 4,
  monthlyFeeUsd: 2,
  minimumBalanceUsd: 2,
  balanceUsd: 10,
  includedCount: 1,
  ownedCount: 1,
  ...given,
});

describe("what a number costs (R-07, B-NUM-10)", () => {
  it.each([
    ["an additional one its fee", {}, { feeUsd: 4, requiredUsd: 4, missingUsd: 0, remainingUsd: 6 }],
    ["the first one nothing", { ownedCount: 0 }, { feeUsd: 0, requiredUsd: 2, missingUsd: 0, remainingUsd: 10 }],
    ["on a plan without numbers also the first one its fee", { includedCount: 0, ownedCount: 0 }, { feeUsd: 4 }],
    ["on a plan with all numbers nothing", { includedCount: -1, ownedCount: 40 }, { feeUsd: 0 }],
    ["more than the balance", { balanceUsd: 1.4 }, { feeUsd: 4, missingUsd: 2.6 }],
    ["a balance of its own, although it is free", { balanceUsd: 1.99, ownedCount: 0 }, { feeUsd: 0, missingUsd: 0.01 }],
    ["exactly the balance", { balanceUsd: 4 }, { missingUsd: 0, remainingUsd: 0 }],
    ["a whole cent where less is missing", { balanceUsd: 3.999 }, { missingUsd: 0.01 }],
  ])("%s", (_, given, expected) => {
    expect(priceOf(terms(given))).toMatchObject(expected);
  });
});

describe("the steps (B-NUM-09)", () => {
  it("lead from the country to the number to the confirmation, and back", () => {
    const second = stepped(withCountry(firstChoice, "NO"), 1);
    const third = stepped({ ...second, number: "+4721554010" }, 1);
    expect([second.step, third.step, stepped(third, 1).step]).toEqual(["number", "confirm", "confirm"]);
    expect([stepped(third, -1).step, stepped(firstChoice, -1).step]).toEqual(["number", "country"]);
  });

  it("forget the number of another country, and keep that of the same", () => {
    const choice = { ...withCountry(firstChoice, "NO"), number: "+4721554010" };
    expect(withCountry(choice, "NO").number).toBe("+4721554010");
    expect(withCountry(choice, "TR").number).toBeNull();
  });
});
