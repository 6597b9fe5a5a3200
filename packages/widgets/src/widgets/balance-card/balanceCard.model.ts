import type { Setting, Subscription } from "@callwright/sdk/contract";

import { minutesFor } from "../../money/minutesFor.js";
import { callFeeOf, settingOf } from "../../money/prices.js";

/** What there is to call with. */
export interface CallCredit {
  balanceUsd: number;
  callFeeUsd: number;
  /** Whole minutes that the balance is good for. */
  minutes: number;
  /** Free minutes of the plan that are left: none, so many, or all one wants. */
  freeMinutes: number | "unlimited";
  /** `empty` where not even one minute is left, `low` where the balance has fallen to the warning's threshold. */
  level: "enough" | "low" | "empty";
}

/** What a company can call with. */
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
