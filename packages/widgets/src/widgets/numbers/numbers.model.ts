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

/** The question to the server that a view asks about a company. */
export function toQuery(view: NumbersView, sellerCompanyId: string): Query<"listNumbers"> {
  return { ...view, sellerCompanyId };
}

/** A number as the list shows it. */
export function toNumberRow({ id, number, country, status, isDefault, purchaseAt }: SellerCompanyNumber): NumberRow {
  return { id, number, countryCode: country.iso2, isActive: status === "ACTIVE", isDefault, purchaseAt };
}

/** The numbers once one of them is the default, or no longer: at most one is. */
export function withDefault(
  numbers: readonly SellerCompanyNumber[],
  changed: { id: string; isDefault: boolean },
): readonly SellerCompanyNumber[] {
  return numbers.map((number) => {
    if (number.id === changed.id) return { ...number, isDefault: changed.isDefault };
    return changed.isDefault ? { ...number, isDefault: false } : number;
  });
}
