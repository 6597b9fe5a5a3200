import type { CallAnswer, CallStatus } from "@callwright/sdk/contract";

import type { CallRow } from "../../calls/callRow.model.js";

/** The number of calls of one kind, and its share of all calls. */
export interface Share<Kind extends string> {
  kind: Kind;
  count: number;
  /** From 0 to 1. */
  share: number;
}

/** The numbers above the cards. */
export interface Highlights {
  potentialCustomers: number;
  calls: number;
  queued: number;
  completed: number;
  /** Calls with a positive, neutral or negative answer. */
  answered: number;
  positive: number;
}

/** The counts, as the cards show them. */
export interface DashboardNumbers {
  highlights: Highlights;
  answers: readonly Share<CallAnswer>[];
  statuses: readonly Share<CallStatus>[];
  /** All other statuses together, so that the statuses add up to the number of calls. */
  otherStatuses: OtherStatuses;
}

/** Calls in a status that has no bar of its own. */
export interface OtherStatuses extends Omit<Share<never>, "kind"> {
  /** The statuses that have at least one call. */
  parts: readonly { kind: CallStatus; count: number }[];
}

/** The steps of a new company to its first result, in this order. */
export type StartStep = "customer" | "contact" | "item" | "call" | "result";

/** The steps to the first result, and which of them are done. */
export interface GettingStartedState {
  steps: readonly { step: StartStep; isDone: boolean; isNext: boolean }[];
  /** The free minutes that are left; undefined if there are none or if they are unlimited. */
  freeMinutes: number | undefined;
}

/** The numbers, or what is shown in their place. */
export type DashboardState =
  | { status: "loading" }
  /** The viewer does not have access to the statistics of calls. */
  | { status: "forbidden" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; numbers: DashboardNumbers };

/** The short list of calls in a card. */
export type CallLinesState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "empty" }
  | { status: "ready"; calls: readonly CallRow[]; totalCount: number };
