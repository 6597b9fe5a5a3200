import type { Setting, Subscription } from "@callwright/sdk/contract";

/** A figure of the settings, or what the documents say it is at first (B-ENT-04). */
export function settingOf(settings: readonly Setting[], key: keyof typeof usualUsd): number {
  return settings.find((setting) => setting.key === key)?.value ?? usualUsd[key];
}

const usualUsd = {
  CALL_FEE: 0.5,
  LOW_BALANCE_WARNING: 2,
  NUMBER_PURCHASE_FEE: 4,
  NUMBER_MONTHLY_FEE: 2,
  MINIMUM_BALANCE_TO_BUY_NUMBER: 2,
};

/** What a minute costs a company: its plan's price, else the usual one (B-BAL-22). */
export function callFeeOf(subscription: Subscription | null, settings: readonly Setting[]): number {
  return subscription?.limits.callFee ?? settingOf(settings, "CALL_FEE");
}
