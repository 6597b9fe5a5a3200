import type { ImportError, Query, TagColor } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What customers can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type CustomerSort = NonNullable<Query<"listPotentialCustomers">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface PotentialCustomersView extends ListView<CustomerSort> {
  /** The search text. */
  text: string;
  tagIds: readonly string[];
  /** For managers: the company whose records are shown. If empty, the catalogue is shown (B-ROLE-02). */
  sellerCompanyId: string;
  /** The customer whose drawer is open, or "". */
  openCustomerId: string;
  /** The open tab of that drawer. */
  tab: CustomerTab;
  /** Whether the drawer of a new customer is open. */
  openNew: boolean;
}

/** The tabs of a customer's detail. */
export type CustomerTab = "general" | "contacts";

/** A tag as the list shows it. */
export interface CustomerTag {
  id: string;
  title: string;
  color: TagColor;
}

/** One line of the list. */
export interface CustomerRow {
  id: string;
  name: string;
  /** The two-letter code, from which the reader's language names the country. */
  countryCode: string;
  products: readonly string[];
  tags: readonly CustomerTag[];
  timeZone: string | null;
  updatedAt: string;
  /** Nobody can be called there yet. */
  hasContacts: boolean;
}

/** What became of one company when customers were attached or contacts synced. */
export interface CompanyOutcome {
  id: string;
  name: string;
  /** New customers or contacts of the company. */
  count: number;
  /** Why it was left out, if it was. */
  refusal: string | undefined;
}

/** The result of an import. */
export interface ImportOutcome {
  created: number;
  updated: number;
  /** Rows that were left out, in the order of the file. */
  errors: readonly ImportError[];
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type PotentialCustomersEvent = WidgetAction<"potential-customers">;
