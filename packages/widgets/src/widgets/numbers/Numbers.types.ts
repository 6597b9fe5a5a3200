import type { NumberHealth, NumberPause, Query } from "@callwright/sdk/contract";

import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What numbers can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type NumberSort = NonNullable<Query<"listNumbers">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export type NumbersView = ListView<NumberSort>;

/** A row of the list. */
export interface NumberRow {
  id: string;
  /** In E.164 format. */
  number: string;
  /** The two-letter code of the country, which is named in the viewer's language. */
  countryCode: string;
  /** Whether calls can be made from the number. If not, it is shown as expired. */
  isActive: boolean;
  /** Whether calls are made from the number if no other is specified. */
  isDefault: boolean;
  maxCallsPerHour: number | null;
  maxCallsPerDay: number | null;
  /** Null while calls may be made from the number. */
  pause: NumberPause | null;
  health: NumberHealth;
  purchaseAt: string;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type NumbersEvent = WidgetAction<"numbers">;
