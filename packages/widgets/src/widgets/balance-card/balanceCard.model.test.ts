import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { toCallCredit } from "./balanceCard.model.js";

const withMinutes = (minutes: number) => fixtures.subscription({ remaining: { minutes } });

describe("what there is to call with", () => {
  it("is the balance, the minutes it is good for at the company's price, and the plan's free minutes", () => {
    const limits = { ...fixtures.subscription().limits, callFee: 0.4 };
    const subscription = fixtures.subscription({ limits, remaining: { minutes: 12.9 } });
    expect(toCallCredit(8, subscription, [])).toEqual({
      balanceUsd: 8,
      callFeeUsd: 0.4,
      minutes: 20,
      freeMinutes: 12,
      level: "enough",
    });
    expect(toCallCredit(8, null, [])).toMatchObject({ callFeeUsd: 0.5, minutes: 16, freeMinutes: 0 });
  });

  it.each([
    ["enough at the threshold", 2, 0, "enough"],
    ["low below it", 1.99, 0, "low"],
    ["low below it, also with free minutes", 1.99, 30, "low"],
    ["low where only free minutes are left", 0, 30, "low"],
    ["empty where not one minute is left", 0.34, 0, "empty"],
    ["empty in debt", -3, 0, "empty"],
    ["enough where all calls are free", 0, -1, "enough"],
  ])("is %s", (_, balanceUsd, minutes, level) => {
    expect(toCallCredit(balanceUsd, withMinutes(minutes), []).level).toBe(level);
  });
});
