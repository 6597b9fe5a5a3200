import type { Currency, Query } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What companies can be sorted by: a field of the contract, or `-field` from the largest or latest down. */
export type CompanySort = NonNullable<Query<"listSellerCompanies">["sortBy"]>;

/** A side of the open company. */
export type CompanyTab = "info" | "users" | "customers" | "faq";

/** What a person looks at: the part of the widget's state that an address can keep. */
export interface CompaniesView extends ListView<CompanySort> {
  /** What is searched for. */
  text: string;
  /** The company whose drawer is open, or "". */
  openCompanyId: string;
  /** Which side of it. */
  tab: CompanyTab;
  /** Whether the drawer of a new company is open. */
  openNew: boolean;
}

/** One line of the list. */
export interface CompanyRow {
  id: string;
  name: string;
  website: string;
  /** The two-letter code, from which the reader's language names the country. */
  countryCode: string;
  city: string | undefined;
  currency: Currency;
  updatedAt: string;
}

/** What somebody did, as the provider's `onEvent` is told it. */
export type CompaniesEvent = WidgetAction<"companies">;
