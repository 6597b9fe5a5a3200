import type { Query } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What keys can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type ApiKeySort = NonNullable<Query<"listApiKeys">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface ApiKeysView extends ListView<ApiKeySort> {
  /** For managers: the company whose keys are shown, or "" for all companies. */
  sellerCompanyId: string;
}

/** A row of the list. */
export interface ApiKeyRow {
  id: string;
  name: string;
  /** The first characters of the secret, by which a person recognises the key. */
  prefix: string;
  companyName: string;
  /** The origins of the pages on which embed sessions of this key can be used. */
  origins: readonly string[];
  createdAt: string;
  /** The user who created the key; null if that user no longer exists. */
  createdBy: string | null;
  /** Null if the key has not been used yet. */
  lastUsedAt: string | null;
  /** False for a revoked key, which stays in the list but no longer works. */
  isActive: boolean;
}

/** The events of the widget, which the provider's `onEvent` receives. No event contains a secret. */
export type ApiKeysEvent = WidgetAction<"api-keys">;
