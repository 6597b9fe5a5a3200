import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, test } from "vitest";

import { toActivePlan, toPackages, toPeriod } from "./plans.model.js";

const now = Date.parse(fixtures.now);
const plans = fixtures.plans();
const onPlan = (name: string) => {
  const plan = plans.find((one) => one.name === name)!;
  return fixtures.subscription({ subscriptionPackage: { id: plan.id, name }, packagePrice: plan.priceMonthly });
};

describe("the present plan", () => {
  test("B-PLAN-11 B-PLAN-14 is the subscription's: its price, minutes and price per minute", () => {
    expect(toActivePlan(fixtures.subscription(), plans, now)).toMatchObject({
      name: "Growth",
      priceUsd: 49,
      minutes: { left: 128, of: 300, isLow: false },
      callFeeUsd: 0.35,
    });
  });

  test("B-PLAN-11 never ends where the subscription has no end, and is the free one without a subscription (R-23)", () => {
    expect(toActivePlan(fixtures.freeSubscription(), plans, now)).toMatchObject({ name: "Free", period: undefined });
    expect(toActivePlan(null, plans, now)).toMatchObject({ name: "Free", priceUsd: 0, callFeeUsd: 0.5 });
  });

  test("A-CONST-08 B-PLAN-13 says when minutes are nearly used up, and never of minutes without an end", () => {
    const minutesOf = (minutes: number) =>
      toActivePlan(fixtures.subscription({ remaining: { minutes } }), plans, now)?.minutes;
    expect(minutesOf(4)).toMatchObject({ left: 4, isLow: true });
    expect(minutesOf(5)).toMatchObject({ isLow: false });
    expect(minutesOf(-1)).toEqual({ left: undefined, of: undefined, isLow: false });
  });
});

describe("B-PLAN-09 how far the month is", () => {
  test.each([
    ["the first moment is the first day", 0, 1],
    ["a day that has begun counts", 17.2, 18],
    ["the last hour", 29.99, 30],
    ["after the end, before the renewal", 30.5, 30],
    ["a clock that is behind", -2, 1],
  ])("%s", (_title, days, day) => {
    const at = now + days * 86_400_000;
    expect(toPeriod(fixtures.now, fixtures.minutesAgo(-30 * 1_440), at)).toMatchObject({ day, days: 30 });
  });
});

describe("the packages", () => {
  test("B-PLAN-06 are above or below the present one by their monthly price; only the next one up is suggested", () => {
    const compared = toPackages(plans, onPlan("Starter"));
    expect(compared.map(({ name, standing, isNext }) => [name, standing, isNext])).toEqual([
      ["Free", "downgrade", false],
      ["Starter", "current", false],
      ["Growth", "upgrade", true],
      ["Scale", "upgrade", false],
    ]);
    expect(toPackages(plans, null).find(({ standing }) => standing === "current")?.name).toBe("Free");
  });

  test("a package of the same price is neither above nor below", () => {
    const twin = { ...plans[1]!, id: fixtures.idOf("plan", 9), name: "Starter for two" };
    expect(toPackages([...plans, twin], onPlan("Starter")).at(-1)).toMatchObject({ standing: "same", isNext: false });
  });

  test("B-PLAN-12 B-PLAN-13 B-PLAN-14 say what they include; -1 is unlimited and 0 is not included", () => {
    const featuresOf = (name: string) =>
      toPackages(plans, null)
        .find((one) => one.name === name)
        ?.features.map((feature) => [
          feature.name,
          feature.isIncluded,
          "value" in feature.amount ? feature.amount.value : feature.amount.kind,
        ]);
    expect(featuresOf("Free")).toEqual([
      ["callFee", true, 0.5],
      ["freeMinutes", true, 10],
      ["freePhoneNumber", false, "none"],
      ["customers", true, 25],
      ["contacts", true, 2],
      ["products", true, 3],
      ["bulkActions", false, "none"],
    ]);
    expect(featuresOf("Scale")).toEqual([
      ["callFee", true, 0.28],
      ["freeMinutes", true, 800],
      ["freePhoneNumber", true, 3],
      ["customers", true, "unlimited"],
      ["contacts", true, "unlimited"],
      ["products", true, "unlimited"],
      ["bulkActions", true, "none"],
    ]);
  });

  test("B-PLAN-16 write decimals of a description with two places", () => {
    const [one] = toPackages([{ ...plans[0]!, description: "Minutes at 0.5 dollars." }], null);
    expect(one?.description).toBe("Minutes at 0.50 dollars.");
  });
});
