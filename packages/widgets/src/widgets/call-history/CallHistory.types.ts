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
  /** What calls came to. */
  results: readonly CallResult[];
  potentialCustomerCompanyIds: readonly string[];
  /** Managers only. */
  sellerCompanyIds: readonly string[];
  /** The campaign that the list is narrowed to, or "" for all calls. */
  campaignId: string;
  /** Words of one turn of the conversation, or "". */
  said: string;
  /** When the calls were dialled: the first moment and the one after the last, in ISO 8601, or "". */
  dialledFrom: string;
  dialledTo: string;
  /** Hours of the customer's clock at which they were dialled, from `0` to `23`. */
  dialledHours: readonly string[];
  productIds: readonly string[];
  /** Where the customers were then. */
  countryIds: readonly string[];
  answerers: readonly CountedAnswer[];
  /** Why people hesitated or refused. */
  objections: readonly CallObjection[];
  /** Only promised callbacks that are due and were neither made nor scheduled. */
  isCallbackDue: boolean;
  /** The call whose detail is open, or "". */
  openCallId: string;
  /** The second of its recording at which it opens, e.g. `75s`, or "". */
  openCallAt: string;
}

/** The events of the call history, which the provider's `onEvent` receives. */
export type CallHistoryEvent = WidgetAction<"call-history">;

/** Somebody's opinion of a call as the form holds it. */
export interface FeedbackDraft {
  evaluation: FeedbackEvaluation;
  description: string;
}

/** What the detail of one call shows. */
export type CallDetailState =
  | { status: "loading" }
  /** It was deleted, or is not the reader's. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | {
      status: "ready";
      call: CallRow;
      turns: readonly Turn[];
      /** Null until there is a recording, and for calls that never connected. */
      recording: { durationSeconds: number; peaks: readonly number[] } | null;
      steps: readonly TrackStep[];
      /** Who carried it and what that cost, for managers. */
      carrier: CallDetail["carrier"];
      /** What it came to; null until its conversation was read. */
      reading: CallDetail["reading"];
      /** Null where there is nothing to have an opinion about. */
      feedback: { id: string | undefined; initial: FeedbackDraft } | null;
    };

/** Something to choose in a filter. */
export interface FilterChoice {
  id: string;
  label: string;
}

/** A filter whose choices come from the server as one types. */
export interface AsyncFilter {
  choices: readonly FilterChoice[];
  isLoading: boolean;
  search: (text: string) => void;
}
