import { describeViewer } from "@callwright/sdk";
import type { CurrentUser } from "@callwright/sdk/contract";

/** What the header warns of; undefined when calls can go on (A-LAYOUT-20 to A-LAYOUT-22). */
export type Warning = "lowBalance" | "lowMinutes" | undefined;

/** US dollars below which a free company's balance is low (A-CONST-07, R-06). */
const lowBalanceUsd = 2;
/** Minutes below which another plan's are nearly used up (A-CONST-08). */
const lowMinutes = 5;

/** What a free company can still call with while its balance is low; undefined where that is nothing, or goes without saying. */
export function freeMinutesLeft(user: CurrentUser): number | undefined {
  if (warningFor(user) !== "lowBalance") return undefined;
  const minutes = user.sellerCompanies[0]?.subscription?.remaining.minutes ?? 0;
  return minutes > 0 ? minutes : undefined;
}

/** What a user should know before their next call. Minus one minute means there is no end to them. */
export function warningFor(user: CurrentUser): Warning {
  const { isManager, isFreePackage } = describeViewer(user);
  const [company] = user.sellerCompanies;
  if (isManager || !company) return undefined;
  if (isFreePackage) return company.balance < lowBalanceUsd ? "lowBalance" : undefined;
  const minutes = company.subscription?.remaining.minutes ?? 0;
  return minutes >= 0 && minutes < lowMinutes ? "lowMinutes" : undefined;
}
