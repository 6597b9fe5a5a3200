import type { Currency, Query } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What companies can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type CompanySort = NonNullable<Query<"listSellerCompanies">["sortBy"]>;

/** A tab of a company's drawer. */
export type CompanyTab = "info" | "users" | "customers" | "faq";

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface CompaniesView extends ListView<CompanySort> {
  /** The search text. */
  text: string;
  /** The company whose drawer is open, or "". */
  openCompanyId: string;
  /** The open tab of that drawer. */
  tab: CompanyTab;
  /** Whether the drawer of a new company is open. */
  openNew: boolean;
}

/** A row of the list. */
export interface CompanyRow {
  id: string;
  name: string;
  website: string;
  /** The two-letter code of the country. The name is shown in the user's language. */
  countryCode: string;
  city: string | undefined;
  currency: Currency;
  updatedAt: string;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type CompaniesEvent = WidgetAction<"companies">;
