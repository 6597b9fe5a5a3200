import type { BalanceChart, ChartPeriod } from "@callwright/sdk/contract";

import type { LineDomain } from "../../charts/LineChart.js";
import type { DatePattern } from "../../i18n/index.js";
import type { BalancePoint } from "./Balance.types.js";

/** The date patterns of a period's points: below the axis, and in full. */
export const patternsOf: Record<ChartPeriod, { short: DatePattern; full: DatePattern }> = {
  TODAY: { short: "hour", full: "hour" },
  DAILY: { short: "shortDay", full: "shortDate" },
  MONTHLY: { short: "month", full: "month" },
  ANNUALLY: { short: "year", full: "year" },
};

const halfOf: Record<ChartPeriod, number> = {
  TODAY: 0,
  DAILY: 12 * 3_600_000,
  MONTHLY: 14 * 86_400_000,
  ANNUALLY: 180 * 86_400_000,
};

/**
 * The points of the chart. A day starts at different instants in the time zones of the user and the company; its middle
 * has the same date in both.
 */
export function toPoints({ items }: BalanceChart, period: ChartPeriod): readonly BalancePoint[] {
  return items.map(({ date, balance }) => ({
    instant: new Date(Date.parse(date) + halfOf[period]).toISOString(),
    balanceUsd: balance,
  }));
}

const [usualLeast, usualMost, usualStep] = [-20, 60, 20];
const mostTicks = 7;

/** The y axis: −20 to 60 dollars in steps of 20, extended as far as the values require (B-BAL-23, R-33). */
export function domainOf(values: readonly number[]): LineDomain {
  const [least, most] = [Math.min(usualLeast, ...values), Math.max(usualMost, ...values)];
  const step = stepFor(most - least);
  const from = Math.floor(least / step) * step;
  const to = Math.ceil(most / step) * step;
  const count = Math.round((to - from) / step) + 1;
  return { least: from, most: to, ticks: Array.from({ length: count }, (_, index) => from + index * step) };
}

/** A step of 20, 50, 100, 200, 500 … that keeps the number of ticks small. */
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
