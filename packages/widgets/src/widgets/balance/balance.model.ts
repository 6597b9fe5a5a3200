import type { BalanceChart, ChartPeriod, Setting, Subscription } from "@callwright/sdk/contract";

import type { LineDomain } from "../../charts/LineChart.js";
import type { DatePattern } from "../../i18n/index.js";
import { beside, listView, place } from "../../lists/listView.js";
import { callFeeOf, settingOf } from "../../money/prices.js";
import { transactionKeys, transactionOrder } from "../../money/transactions/transactions.model.js";
import type { BalancePoint, BalanceView, Billing } from "./Balance.types.js";

/** The chart's periods, in the order of the switch (B-BAL-08). */
export const periods = ["TODAY", "DAILY", "MONTHLY", "ANNUALLY"] as const satisfies ChartPeriod[];

/** The rules of the view. Another period of the chart leaves the list below it where it is. */
export const balanceView = listView<BalanceView>({
  list: "balance",
  ...transactionOrder,
  keys: {
    ...transactionKeys,
    sellerCompanyId: place("text"),
    period: beside({ oneOf: ["DAILY", ...periods] }),
  },
});

/**
 * What calls and numbers cost a company: its plan's price per minute, else the usual one (B-BAL-21, B-BAL-22).
 *
 * @param subscription null for a company without a plan, undefined for no company at all
 */
export function toBilling(subscription: Subscription | null | undefined, settings: readonly Setting[]): Billing {
  return {
    callFeeUsd: subscription === undefined ? undefined : callFeeOf(subscription, settings),
    numberFeeUsd: settingOf(settings, "NUMBER_MONTHLY_FEE"),
  };
}

const halfOf: Record<ChartPeriod, number> = {
  TODAY: 0,
  DAILY: 12 * 3_600_000,
  MONTHLY: 14 * 86_400_000,
  ANNUALLY: 180 * 86_400_000,
};

/**
 * The points of a chart. A day begins at another moment where the reader is than where the company is; its middle is on
 * the same date for both.
 */
export function toPoints({ items }: BalanceChart, period: ChartPeriod): readonly BalancePoint[] {
  return items.map(({ date, balance }) => ({
    instant: new Date(Date.parse(date) + halfOf[period]).toISOString(),
    balanceUsd: balance,
  }));
}

/** How a period's points are called below the axis, and in full. */
export const patternsOf: Record<ChartPeriod, { short: DatePattern; full: DatePattern }> = {
  TODAY: { short: "hour", full: "hour" },
  DAILY: { short: "shortDay", full: "shortDate" },
  MONTHLY: { short: "month", full: "month" },
  ANNUALLY: { short: "year", full: "year" },
};

const [usualLeast, usualMost, usualStep] = [-20, 60, 20];
const mostTicks = 7;

/** The y axis: −20 to 60 dollars in steps of 20, and as much more as holds the values (B-BAL-23, R-33). */
export function domainOf(values: readonly number[]): LineDomain {
  const [least, most] = [Math.min(usualLeast, ...values), Math.max(usualMost, ...values)];
  const step = stepFor(most - least);
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  const count = Math.round((to - from) / step) + 1;
  return { least: from, most: to, ticks: Array.from({ length: count }, (_, index) => from + index * step) };
}

/** 20, 50, 100, 200, 500 … so that there are not too many lines. */
function stepFor(span: number): number {
  let step = usualStep;
  for (const factor of factors()) {
    if (span / step <= mostTicks - 1) break;
    step = usualStep * factor;
  }
  return step;
}

function* factors(): Generator<number> {
  for (let power = 1; ; power *= 10) yield* [2.5 * power, 5 * power, 10 * power];
}
