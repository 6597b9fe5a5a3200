import type { CurrentUser, PhoneBook } from "@callwright/sdk/contract";

import type { SingleCall } from "../../calls/callReasons.model.js";
import { isScheduled, isUnderWay } from "../../calls/callRow.model.js";
import { rateOf } from "../../calls/start/callCost.js";
import { minutesFor } from "../../money/minutesFor.js";

/** The most relevant call of a number: the one in progress, else the next scheduled one, else the latest. */
export function callToShow(newestFirst: readonly SingleCall[]): SingleCall | undefined {
  const due = newestFirst
    .filter(isScheduled)
    .toSorted((one, other) => (one.startAt ?? "").localeCompare(other.startAt ?? ""));
  return newestFirst.find(isUnderWay) ?? due[0] ?? newestFirst[0];
}

/** The item to call from: the chosen one, else the newest complete one, else the newest one. */
export function itemToCall(newestFirst: readonly PhoneBook[], chosenId: string | undefined): PhoneBook | undefined {
  const isWhole = ({ contact, product, potentialCustomerCompany, sellerCompany }: PhoneBook) =>
    contact && product && potentialCustomerCompany && sellerCompany;
  return newestFirst.find(({ id }) => id === chosenId) ?? newestFirst.find(isWhole) ?? newestFirst[0];
}

/**
 * Whether the user's own company has not even one minute left. False for other companies, of which that is not known.
 */
export function isOutOfMoney(profile: CurrentUser | undefined, sellerCompanyId: string | undefined): boolean {
  const own = profile?.sellerCompanies.find(({ id }) => id === sellerCompanyId);
  if (!own) return false;
  const { freeMinutes, feeUsd } = rateOf(own.subscription);
  return freeMinutes < 1 && feeUsd > 0 && minutesFor(own.balance, feeUsd) === 0;
}
