import type { NumberHealth, NumberPause, Query } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What numbers can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type NumberSort = NonNullable<Query<"listNumbers">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
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
  maxCallsPerHour: number | null;
  maxCallsPerDay: number | null;
  /** Null while calls may be made from it. */
  pause: NumberPause | null;
  health: NumberHealth;
  purchaseAt: string;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type NumbersEvent = WidgetAction<"numbers">;
