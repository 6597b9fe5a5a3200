import type { ImportError, Query, TagColor } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What customers can be sorted by: a field of the contract, or `-field` from the largest or latest down. */
export type CustomerSort = NonNullable<Query<"listPotentialCustomers">["sortBy"]>;

/** What a person looks at: the part of the widget's state that an address can keep. */
export interface PotentialCustomersView extends ListView<CustomerSort> {
  /** What is searched for. */
  text: string;
  tagIds: readonly string[];
  /** Managers only; without one they see the catalogue (B-ROLE-02). */
  sellerCompanyId: string;
  /** The customer whose drawer is open, or "". */
  openCustomerId: string;
  /** The side of that drawer. */
  tab: CustomerTab;
  /** Whether the drawer of a new customer is open. */
  openNew: boolean;
}

/** The sides of a customer. */
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

/** What an import has to say when it is over. */
export interface ImportOutcome {
  created: number;
  updated: number;
  /** Rows that were left out, in the order of the file. */
  errors: readonly ImportError[];
}

/** What somebody did, as the provider's `onEvent` is told it. */
export type PotentialCustomersEvent = WidgetAction<"potential-customers">;
