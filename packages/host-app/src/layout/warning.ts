import { describeViewer } from "@callwright/sdk";
import type { CurrentUser } from "@callwright/sdk/contract";

/** The warning in the header; undefined while the user can go on calling (A-LAYOUT-20 to A-LAYOUT-22). */
export type Warning = "lowBalance" | "lowMinutes" | undefined;

/** The balance in US dollars below which the balance of a company on the free plan is low (A-CONST-07, R-06). */
const lowBalanceUsd = 2;
/** The number of minutes below which the minutes of any other plan are nearly used up (A-CONST-08). */
const lowMinutes = 5;

/**
 * The free minutes of a company on the free plan whose balance is low; undefined if there are none or the balance is
 * not low.
 */
export function freeMinutesLeft(user: CurrentUser): number | undefined {
  if (warningFor(user) !== "lowBalance") return undefined;
  const minutes = user.sellerCompanies[0]?.subscription?.remaining.minutes ?? 0;
  return minutes > 0 ? minutes : undefined;
}

/**
 * The warning that a user should see before their next call. Minus one remaining minute means that the minutes are
 * unlimited.
 */
export function warningFor(user: CurrentUser): Warning {
  const { isManager, isFreePackage } = describeViewer(user);
  const [company] = user.sellerCompanies;
  if (isManager || !company) return undefined;
  if (isFreePackage) return company.balance < lowBalanceUsd ? "lowBalance" : undefined;
  const minutes = company.subscription?.remaining.minutes ?? 0;
  return minutes >= 0 && minutes < lowMinutes ? "lowMinutes" : undefined;
}
