import type { Query, SellerCompanyNumber } from "@callwright/sdk/contract";

import { changesOf, pageFrom, perPageFrom, sortFrom } from "../../lib/viewValues.js";
import type { NumberRow, NumbersView } from "./Numbers.types.js";

/** What is shown when nobody asked for anything else. */
export const defaultView: NumbersView = { page: 0, perPage: 10, sortBy: "-purchaseAt" };

const sortFields: ReadonlySet<string> = new Set(["purchaseAt", "number", "status", "isDefault"]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof NumbersView]?: unknown } = {}): NumbersView {
  return {
    page: pageFrom(given.page),
    perPage: perPageFrom(given.perPage, defaultView.perPage),
    sortBy: sortFrom(given.sortBy, sortFields, defaultView.sortBy),
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: NumbersView): Partial<NumbersView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page. */
export function changeView(view: NumbersView, { page = 0, ...change }: Partial<NumbersView>): NumbersView {
  return { ...view, ...change, page };
}

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
