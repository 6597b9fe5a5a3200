import type { PotentialCustomer, Query } from "@callwright/sdk/contract";

import { beside, filter, listView, place } from "../../lists/listView.js";
import type { CustomerRow, PotentialCustomersView } from "./PotentialCustomers.types.js";

/** The rules of the view (B-PC-31, B-PC-32). */
export const customersView = listView<PotentialCustomersView>({
  list: "potential-customers",
  perPage: 25,
  sortBy: "-updatedAt",
  sortFields: ["updatedAt", "createdAt", "name", "headquarterCountry", "timeZone"],
  keys: {
    text: filter("text"),
    tagIds: filter("ids"),
    sellerCompanyId: place("text"),
    openCustomerId: beside("text"),
    tab: beside({ oneOf: ["general", "contacts"] }),
    openNew: beside("flag"),
  },
});

/**
 * The server's query for all customers of a view, on all pages. Managers see one company at a time, or the catalogue.
 */
export function toFilterQuery(view: PotentialCustomersView, isManager: boolean): Query<"exportPotentialCustomers"> {
  const text = view.text.trim();
  const where = view.sellerCompanyId === "" ? { isCatalog: true } : { sellerCompanyId: view.sellerCompanyId };
  return {
    sortBy: view.sortBy,
    ...(text && { text }),
    ...(view.tagIds.length > 0 && { tagIds: [...view.tagIds] }),
    ...(isManager && where),
  };
}

/** Converts a customer to a row of the list. */
export function toCustomerRow(customer: PotentialCustomer): CustomerRow {
  return {
    id: customer.id,
    name: customer.name,
    countryCode: customer.headquarterCountry.iso2,
    products: customer.products.map(({ name }) => name),
    tags: customer.tags,
    timeZone: customer.timeZone,
    updatedAt: customer.updatedAt,
    hasContacts: customer.hasContacts,
  };
}

/** Adds a tag to those by which the list is filtered, or removes it (B-TAG-06). */
export function toggled(tagIds: readonly string[], id: string): readonly string[] {
  return tagIds.includes(id) ? tagIds.filter((other) => other !== id) : [...tagIds, id];
}
