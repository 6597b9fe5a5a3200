import type { Query, SellerCompanySummary } from "@callwright/sdk/contract";

import { changesOf, pageFrom, perPageFrom, sortFrom, textFrom } from "../../lib/viewValues.js";
import type { CompaniesView, CompanyRow, CompanyTab } from "./Companies.types.js";

/** What is shown when nobody asked for anything else (B-COMP-05). */
export const defaultView: CompaniesView = {
  page: 0,
  perPage: 10,
  sortBy: "-updatedAt",
  text: "",
  openCompanyId: "",
  tab: "info",
  openNew: false,
};

/** What is open beside the list. */
const openKeys: readonly string[] = ["openCompanyId", "tab", "openNew"];

const tabs: ReadonlySet<unknown> = new Set<CompanyTab>(["info", "users", "customers", "faq"]);

const sortFields: ReadonlySet<string> = new Set(["updatedAt", "createdAt", "name"]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof CompaniesView]?: unknown } = {}): CompaniesView {
  const { page, perPage, sortBy, text, openCompanyId, tab, openNew } = given;
  return {
    page: pageFrom(page),
    perPage: perPageFrom(perPage, defaultView.perPage),
    sortBy: sortFrom(sortBy, sortFields, defaultView.sortBy),
    text: textFrom(text),
    openCompanyId: textFrom(openCompanyId),
    tab: tabs.has(tab) ? (tab as CompanyTab) : defaultView.tab,
    openNew: openNew === true,
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: CompaniesView): Partial<CompaniesView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page; what opens, with its first side. */
export function changeView(view: CompaniesView, { page, ...change }: Partial<CompaniesView>): CompaniesView {
  const isSamePage = Object.keys(change).every((key) => openKeys.includes(key));
  const { tab } = change.openCompanyId === "" ? defaultView : view;
  return { ...view, tab, ...change, page: page ?? (isSamePage ? view.page : 0) };
}

/** Whether a change leaves the list its rows, in whatever order and page by page: what is chosen of it stays chosen. */
export function isSameList(change: Partial<CompaniesView>): boolean {
  return change.text === undefined;
}

/** The question to the server that finds a view's companies, on all pages. */
export function toFilterQuery({ sortBy, text }: CompaniesView): Query<"exportSellerCompanies"> {
  const wanted = text.trim();
  return { sortBy, ...(wanted && { text: wanted }) };
}

/** A company as the list shows it. */
export function toCompanyRow(company: SellerCompanySummary): CompanyRow {
  return {
    id: company.id,
    name: company.name,
    website: company.website,
    countryCode: company.headquarterCountry.iso2,
    city: company.headquarterCity?.name,
    currency: company.currency,
    updatedAt: company.updatedAt,
  };
}
