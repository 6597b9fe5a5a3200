import type { Query, SellerCompanySummary } from "@callwright/sdk/contract";

import { beside, filter, listView } from "../../lists/listView.js";
import type { CompaniesView, CompanyRow } from "./Companies.types.js";

/** The rules of the view (B-COMP-05). */
export const companiesView = listView<CompaniesView>({
  list: "companies",
  sortBy: "-updatedAt",
  sortFields: ["updatedAt", "createdAt", "name"],
  keys: {
    text: filter("text"),
    openCompanyId: beside("text"),
    tab: beside({ oneOf: ["info", "users", "customers", "faq"] }),
    openNew: beside("flag"),
  },
});

/** The query for all companies that match a view, on all pages. */
export function toFilterQuery({ sortBy, text }: CompaniesView): Query<"exportSellerCompanies"> {
  const wanted = text.trim();
  return { sortBy, ...(wanted && { text: wanted }) };
}

/** Converts a company to a row of the list. */
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
