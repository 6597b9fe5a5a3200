import type { ImportError, Query, TagColor } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** The possible orders of customers: a `field` in ascending order, or `-field` in descending order. */
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

/** The tabs of the detail of a customer. */
export type CustomerTab = "general" | "contacts";

/** A tag in the list. */
export interface CustomerTag {
  id: string;
  title: string;
  color: TagColor;
}

/** A row of the list. */
export interface CustomerRow {
  id: string;
  name: string;
  /** The two-letter code of the country. Its name is shown in the reader's language. */
  countryCode: string;
  products: readonly string[];
  tags: readonly CustomerTag[];
  timeZone: string | null;
  updatedAt: string;
  /** Whether the customer has contacts. Without one, nobody can be called there. */
  hasContacts: boolean;
}

/** The result for one company after customers were attached or contacts synced. */
export interface CompanyOutcome {
  id: string;
  name: string;
  /** The number of customers or contacts that are new for the company. */
  count: number;
  /** Why the company was left out; undefined if it was not. */
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
