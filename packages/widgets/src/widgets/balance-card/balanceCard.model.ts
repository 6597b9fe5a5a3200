import type { Setting, Subscription } from "@callwright/sdk/contract";

import { minutesFor } from "../../money/minutesFor.js";
import { callFeeOf, settingOf } from "../../money/prices.js";

/** The means that a company has for calls: its balance and its free minutes. */
export interface CallCredit {
  balanceUsd: number;
  callFeeUsd: number;
  /** The whole minutes that the balance pays for. */
  minutes: number;
  /** The free minutes of the plan that are left, or `"unlimited"`. */
  freeMinutes: number | "unlimited";
  /** `empty` if not even one minute is left, `low` if the balance is below the threshold of the warning. */
  level: "enough" | "low" | "empty";
}

/** Calculates what a company can spend on calls, and for how many minutes it is enough. */
export function toCallCredit(
  balanceUsd: number,
  subscription: Subscription | null,
  settings: readonly Setting[],
): CallCredit {
  const callFeeUsd = callFeeOf(subscription, settings);
  const minutes = minutesFor(balanceUsd, callFeeUsd);
  const left = subscription?.remaining.minutes ?? 0;
  const freeMinutes = left < 0 ? "unlimited" : Math.floor(left);
  return { balanceUsd, callFeeUsd, minutes, freeMinutes, level: levelOf() };

  function levelOf(): CallCredit["level"] {
    if (freeMinutes === "unlimited") return "enough";
    if (minutes + freeMinutes === 0) return "empty";
    return balanceUsd < settingOf(settings, "LOW_BALANCE_WARNING") ? "low" : "enough";
  }
}
