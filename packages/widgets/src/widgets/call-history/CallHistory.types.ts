import type {
  CallAnswer,
  CallDetail,
  CallObjection,
  CallResult,
  CallStatus,
  CountedAnswer,
  FeedbackEvaluation,
  Query,
} from "@callwright/sdk/contract";

import type { CallRow } from "../../calls/callRow.model.js";
import type { TrackStep } from "../../calls/track/track.model.js";
import type { Turn } from "../../calls/turns.model.js";
import type { WidgetAction } from "../../lib/widgetEvents.js";
import type { ListView } from "../../lists/listView.js";

/** What calls can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type CallSort = NonNullable<Query<"listCalls">["sortBy"]>;

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface CallHistoryView extends ListView<CallSort> {
  /** The search text. */
  text: string;
  statuses: readonly CallStatus[];
  answers: readonly CallAnswer[];
  /** The results of the calls. */
  results: readonly CallResult[];
  potentialCustomerCompanyIds: readonly string[];
  /** For managers: the seller companies whose calls are shown; empty for all. */
  sellerCompanyIds: readonly string[];
  /** The campaign whose calls are shown, or "" for all calls. */
  campaignId: string;
  /** Words that occur in one turn of the conversation, or "". */
  said: string;
  /** The time when the calls were dialled: its first instant and the one after its last, in ISO 8601, or "". */
  dialledFrom: string;
  dialledTo: string;
  /** The hours in the customer's time zone at which they were dialled, from `0` to `23`. */
  dialledHours: readonly string[];
  productIds: readonly string[];
  /** The countries where the customers were then. */
  countryIds: readonly string[];
  answerers: readonly CountedAnswer[];
  /** The reasons why people hesitated or refused. */
  objections: readonly CallObjection[];
  /** Whether only promised callbacks are shown that are due and were neither made nor scheduled. */
  isCallbackDue: boolean;
  /** The call whose detail is open, or "". */
  openCallId: string;
  /** The second of the recording at which it opens, such as `75s`, or "". */
  openCallAt: string;
}

/** The events of the call history, which the provider's `onEvent` receives. */
export type CallHistoryEvent = WidgetAction<"call-history">;

/** The values of the feedback form. */
export interface FeedbackDraft {
  evaluation: FeedbackEvaluation;
  description: string;
}

/** The state of a call's detail. */
export type CallDetailState =
  | { status: "loading" }
  /** The call was deleted, or the user has no access to it. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | {
      status: "ready";
      call: CallRow;
      turns: readonly Turn[];
      /** Null until there is a recording, and for calls that never connected. */
      recording: { durationSeconds: number; peaks: readonly number[] } | null;
      steps: readonly TrackStep[];
      /** The carrier of the call and its cost, for managers. */
      carrier: CallDetail["carrier"];
      /** The reading of the conversation; null until the conversation was read. */
      reading: CallDetail["reading"];
      /** Null if there is nothing to give feedback on. */
      feedback: { id: string | undefined; initial: FeedbackDraft } | null;
    };

/** A choice of a filter. */
export interface FilterChoice {
  id: string;
  label: string;
}

/** A filter whose choices the server finds while a person types. */
export interface AsyncFilter {
  choices: readonly FilterChoice[];
  isLoading: boolean;
  search: (text: string) => void;
}
