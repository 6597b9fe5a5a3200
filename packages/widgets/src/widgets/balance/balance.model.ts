import type { ChartPeriod, Setting, Subscription } from "@callwright/sdk/contract";

import { beside, listView, place } from "../../lists/listView.js";
import { callFeeOf, settingOf } from "../../money/prices.js";
import { transactionKeys, transactionOrder } from "../../money/transactions/transactions.model.js";
import type { BalanceView, Billing } from "./Balance.types.js";

/** The chart's periods, in the order of the switch (B-BAL-08). */
export const periods = ["TODAY", "DAILY", "MONTHLY", "ANNUALLY"] as const satisfies ChartPeriod[];

/** The rules of the view. A change of the chart's period does not affect the list below it. */
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
 * The prices that a company pays: its plan's price per minute, or the default one without a plan, and the price of a
 * number (B-BAL-21, B-BAL-22).
 *
 * @param subscription null for a company without a plan, undefined if there is no company
 */
export function toBilling(subscription: Subscription | null | undefined, settings: readonly Setting[]): Billing {
  return {
    callFeeUsd: subscription === undefined ? undefined : callFeeOf(subscription, settings),
    numberFeeUsd: settingOf(settings, "NUMBER_MONTHLY_FEE"),
  };
}
