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

/** One line of the list. */
export interface ApiKeyRow {
  id: string;
  name: string;
  /** The first characters of the secret, to recognise it by. */
  prefix: string;
  companyName: string;
  /** The pages that may show what sessions of this key are for. */
  origins: readonly string[];
  createdAt: string;
  /** Null when they are no longer here. */
  createdBy: string | null;
  /** Null when nobody used it yet. */
  lastUsedAt: string | null;
  /** A revoked one stays in the list and does nothing any more. */
  isActive: boolean;
}

/** The events of the widget, which the provider's `onEvent` receives. No event contains a secret. */
export type ApiKeysEvent = WidgetAction<"api-keys">;
