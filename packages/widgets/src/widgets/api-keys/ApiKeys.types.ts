import type { Query } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What keys can be sorted by: a field of the contract, or `-field` from the largest or latest down. */
export type ApiKeySort = NonNullable<Query<"listApiKeys">["sortBy"]>;

/** What a person looks at: the part of the widget's state that an address can keep. */
export interface ApiKeysView extends ListView<ApiKeySort> {
  /** The company whose keys a manager looks at, or "" for all. */
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

/** What somebody did, as the provider's `onEvent` is told it. No event carries a secret. */
export type ApiKeysEvent = WidgetAction<"api-keys">;
