import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, test } from "vitest";

import { balanceView, toBilling } from "./balance.model.js";
import { domainOf, toPoints } from "./history.model.js";

describe("the chart's y axis", () => {
  test("B-BAL-23 goes from −20 to 60 dollars, in steps of 20", () => {
    expect(domainOf([18, -12.5, 42.6])).toEqual({ least: -20, most: 60, ticks: [-20, 0, 20, 40, 60] });
    expect(domainOf([])).toMatchObject({ least: -20, most: 60 });
  });

  test.each([
    [[84.2], { least: -20, most: 100, ticks: [-20, 0, 20, 40, 60, 80, 100] }],
    [[-33], { least: -40, most: 60, ticks: [-40, -20, 0, 20, 40, 60] }],
    [[230], { least: -50, most: 250, ticks: [-50, 0, 50, 100, 150, 200, 250] }],
    [[1_870], { least: -500, most: 2_000, ticks: [-500, 0, 500, 1_000, 1_500, 2_000] }],
  ])("R-33 it widens to hold %j", (values, expected) => {
    expect(domainOf(values)).toEqual(expected);
  });

  test("R-33 whatever the balance, there are few lines, zero among them, and every value is inside", () => {
    for (let value = 1; value < 1e9; value *= 1.7)
      for (const values of [[value], [-value], [-value, value]]) {
        const { least, most, ticks } = domainOf(values);
        expect(ticks.length).toBeLessThanOrEqual(9);
        expect(ticks).toContain(0);
        expect(least <= Math.min(...values) && Math.max(...values) <= most).toBe(true);
      }
  });
});

describe("what calls and numbers cost", () => {
  test("B-BAL-21 B-PLAN-14 a company pays its plan's price per minute", () => {
    expect(toBilling(fixtures.subscription(), fixtures.settings())).toEqual({ callFeeUsd: 0.35, numberFeeUsd: 2 });
  });

  test("B-BAL-21 B-BAL-22 else it is 50 cents a minute and 2 dollars a number", () => {
    expect(toBilling(null, fixtures.settings())).toEqual({ callFeeUsd: 0.5, numberFeeUsd: 2 });
    expect(toBilling(null, [])).toEqual({ callFeeUsd: 0.5, numberFeeUsd: 2 });
  });

  test("B-BAL-05 before a company is chosen there is no price of a minute", () => {
    expect(toBilling(undefined, fixtures.settings())).toEqual({ callFeeUsd: undefined, numberFeeUsd: 2 });
  });
});

describe("the points of the chart", () => {
  test("B-BAL-25 a day of the company's is that day for a reader some hours away", () => {
    const chart = { items: [{ date: "2026-11-09T21:00:00.000Z", balance: 8.6 }], metaData: { totalCount: 1 } };
    expect(toPoints(chart, "DAILY")).toEqual([{ instant: "2026-11-10T09:00:00.000Z", balanceUsd: 8.6 }]);
    expect(toPoints(chart, "TODAY")).toEqual([{ instant: "2026-11-09T21:00:00.000Z", balanceUsd: 8.6 }]);
  });
});

describe("what an address keeps", () => {
  test("the company, the period and the list; nothing that makes no sense", () => {
    const view = balanceView.read({ sellerCompanyId: "company-1", period: "MONTHLY", types: ["DEPOSIT"], page: 1 });
    expect(balanceView.changes(view)).toEqual({
      sellerCompanyId: "company-1",
      period: "MONTHLY",
      types: ["DEPOSIT"],
      page: 1,
    });
    expect(balanceView.changes(balanceView.read({ sellerCompanyId: 7, period: "HOURLY" }))).toEqual({});
  });

  test("another period leaves the page of the list, another company does not", () => {
    const view = balanceView.read({ page: 2 });
    expect(balanceView.change(view, { period: "ANNUALLY" }).page).toBe(2);
    expect(balanceView.change(view, { sellerCompanyId: "company-2" }).page).toBe(0);
  });
});
