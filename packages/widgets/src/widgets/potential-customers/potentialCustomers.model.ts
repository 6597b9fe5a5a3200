import type { PotentialCustomer, Query } from "@callwright/sdk/contract";

import { changesOf, listFrom, pageFrom, perPageFrom, sortFrom, textFrom } from "../../lib/viewValues.js";
import type { CustomerRow, PotentialCustomersView } from "./PotentialCustomers.types.js";

/** What is shown when nobody asked for anything else (B-PC-31, B-PC-32). */
export const defaultView: PotentialCustomersView = {
  page: 0,
  perPage: 25,
  sortBy: "-updatedAt",
  text: "",
  tagIds: [],
  sellerCompanyId: "",
  openCustomerId: "",
  tab: "general",
  openNew: false,
};

/** What is open beside the list. */
const openKeys: readonly string[] = ["openCustomerId", "tab", "openNew"];

const sortFields: ReadonlySet<string> = new Set(["updatedAt", "createdAt", "name", "headquarterCountry", "timeZone"]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(
  given: { readonly [Key in keyof PotentialCustomersView]?: unknown } = {},
): PotentialCustomersView {
  const { page, perPage, sortBy, text, tagIds, sellerCompanyId, openCustomerId, tab, openNew } = given;
  return {
    page: pageFrom(page),
    perPage: perPageFrom(perPage, defaultView.perPage),
    sortBy: sortFrom(sortBy, sortFields, defaultView.sortBy),
    text: textFrom(text),
    tagIds: listFrom(tagIds),
    sellerCompanyId: textFrom(sellerCompanyId),
    openCustomerId: textFrom(openCustomerId),
    tab: tab === "contacts" ? tab : defaultView.tab,
    openNew: openNew === true,
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: PotentialCustomersView): Partial<PotentialCustomersView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page; what opens, with its first side. */
export function changeView(
  view: PotentialCustomersView,
  { page, ...change }: Partial<PotentialCustomersView>,
): PotentialCustomersView {
  const isSamePage = Object.keys(change).every((key) => openKeys.includes(key));
  const { tab } = change.openCustomerId === "" ? defaultView : view;
  return { ...view, tab, ...change, page: page ?? (isSamePage ? view.page : 0) };
}

/** Whether a change leaves the list its rows, in whatever order and page by page: what is chosen of it stays chosen. */
export function isSameList(change: Partial<PotentialCustomersView>): boolean {
  return Object.keys(change).every((key) => ["page", "perPage", "sortBy", ...openKeys].includes(key));
}

/** Whether the list is narrowed by search or tags. The company is where one looks, not what one looks for. */
export function isFiltered({ text, tagIds }: PotentialCustomersView): boolean {
  return text.trim() !== "" || tagIds.length > 0;
}

/** The choices taken back. */
export const clearedFilters: Pick<PotentialCustomersView, "text" | "tagIds"> = { text: "", tagIds: [] };

/** The question to the server that finds a view's customers, on all pages. Managers look at one company or the catalogue. */
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

/** A customer as the list shows it. */
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

/** Puts a tag among those filtered by, or takes it out (B-TAG-06). */
export function toggled(tagIds: readonly string[], id: string): readonly string[] {
  return tagIds.includes(id) ? tagIds.filter((other) => other !== id) : [...tagIds, id];
}
