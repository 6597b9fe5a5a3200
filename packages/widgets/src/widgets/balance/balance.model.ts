import type { BalanceChart, ChartPeriod, Setting, Subscription } from "@callwright/sdk/contract";

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
