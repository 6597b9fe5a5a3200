import type { Query } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What numbers can be sorted by: a field of the contract, or `-field` from the largest or latest down. */
export type NumberSort = NonNullable<Query<"listNumbers">["sortBy"]>;

/** What a person looks at: the part of the widget's state that an address can keep. */
export type NumbersView = ListView<NumberSort>;

/** One line of the list. */
export interface NumberRow {
  id: string;
  /** E.164. */
  number: string;
  /** The two-letter code, from which the reader's language names the country. */
  countryCode: string;
  /** Calls can go out from it. Anything else is shown as expired. */
  isActive: boolean;
  /** Calls go out from it where nothing else is said. */
  isDefault: boolean;
  purchaseAt: string;
}

/** What somebody did, as the provider's `onEvent` is told it. */
export type NumbersEvent = WidgetAction<"numbers">;
