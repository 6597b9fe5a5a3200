import type { Query, SellerCompanyNumber } from "@callwright/sdk/contract";

import { listView } from "../../lists/listView.js";
import type { NumberRow, NumbersView } from "./Numbers.types.js";

/** The rules of the view. */
export const numbersView = listView<NumbersView>({
  list: "numbers",
  sortBy: "-purchaseAt",
  sortFields: ["purchaseAt", "number", "status", "isDefault"],
  keys: {},
});

/** The query that finds the numbers of a company for a view. */
export function toQuery(view: NumbersView, sellerCompanyId: string): Query<"listNumbers"> {
  return { ...view, sellerCompanyId };
}

/** Turns a number into a row of the list. */
export function toNumberRow(one: SellerCompanyNumber): NumberRow {
  const { id, number, country, status, isDefault, maxCallsPerHour, maxCallsPerDay, pause, health, purchaseAt } = one;
  const limits = { maxCallsPerHour, maxCallsPerDay };
  const isActive = status === "ACTIVE";
  return { id, number, countryCode: country.iso2, isActive, isDefault, ...limits, pause, health, purchaseAt };
}

const MOST_CALLS = 100_000;

/** Whether a typed text is a valid limit. An empty text means no limit. */
export function isCap(typed: string): boolean {
  return typed === "" || (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_CALLS);
}

/** The limit in a typed text; null for no limit. */
export function capOf(typed: string): number | null {
  return typed === "" ? null : Number(typed);
}

/** The numbers after one of them was made the default, or no longer. There is at most one default number. */
export function withDefault(
  numbers: readonly SellerCompanyNumber[],
  changed: { id: string; isDefault: boolean },
): readonly SellerCompanyNumber[] {
  return numbers.map((number) => {
    if (number.id === changed.id) return { ...number, isDefault: changed.isDefault };
    return changed.isDefault ? { ...number, isDefault: false } : number;
  });
}
