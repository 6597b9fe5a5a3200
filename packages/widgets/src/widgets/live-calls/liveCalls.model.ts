import type { Call, CallWords, Query } from "@callwright/sdk/contract";

import type { CallRow } from "../../calls/callRow.model.js";
import { toCallRow } from "../../calls/toCallRow.js";
import { beside, listView, type ListView } from "../../lists/listView.js";
import type { WidgetAction } from "../../lib/widgetEvents.js";

/** What live calls can be sorted by: the time at which they started. */
export type LiveCallsSort = Extract<NonNullable<Query<"listCalls">["sortBy"]>, "startAt" | "-startAt">;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface LiveCallsView extends ListView<LiveCallsSort> {
  /** The call whose detail is open, or "". */
  openCallId: string;
}

/** A row of the list: a call, and the last words in it. */
export interface LiveCallRow extends CallRow {
  words: CallWords | undefined;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type LiveCallsEvent = WidgetAction<"live-calls">;

/** The rules of the view. */
export const liveCallsView = listView<LiveCallsView>({
  list: "liveCalls",
  perPage: 25,
  sortBy: "-startAt",
  sortFields: ["startAt"],
  keys: { openCallId: beside("text") },
});

/** The query that finds the live calls: those that are ringing or in progress. */
export function toQuery({ page, perPage, sortBy }: LiveCallsView) {
  return { page, perPage, sortBy, statuses: ["RINGING", "IN_PROGRESS"] } satisfies Query<"listCalls">;
}

/** Turns a call into a row of the list. */
export function toLiveCallRow(call: Call, words: CallWords | undefined): LiveCallRow {
  return { ...toCallRow(call), words };
}
