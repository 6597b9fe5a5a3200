import type { CallAnswer, CallStatus } from "@callwright/sdk/contract";

import type { CallRow } from "../../calls/callRow.model.js";

/** How many calls there are of one kind, and what part of all that is. */
export interface Share<Kind extends string> {
  kind: Kind;
  count: number;
  /** Of 1. */
  share: number;
}

/** The numbers above the cards. */
export interface Highlights {
  potentialCustomers: number;
  calls: number;
  queued: number;
  completed: number;
  /** Calls in which somebody said something that could be judged. */
  answered: number;
  positive: number;
}

/** The counts, as the cards draw them. */
export interface DashboardNumbers {
  highlights: Highlights;
  answers: readonly Share<CallAnswer>[];
  statuses: readonly Share<CallStatus>[];
  /** All others together, so that the statuses add up to the calls. */
  otherStatuses: OtherStatuses;
}

/** Calls in a status that has no bar of its own. */
export interface OtherStatuses extends Omit<Share<never>, "kind"> {
  /** Which ones, those that there are. */
  parts: readonly { kind: CallStatus; count: number }[];
}

/** What a new company does until its first result, in this order. */
export type StartStep = "customer" | "contact" | "item" | "call" | "result";

/** The way to the first result, as far as it has come. */
export interface GettingStartedState {
  steps: readonly { step: StartStep; isDone: boolean; isNext: boolean }[];
  /** To call with before anything is paid; undefined where there are none or no end to them. */
  freeMinutes: number | undefined;
}

/** What stands in the place of the numbers, or the numbers. */
export type DashboardState =
  | { status: "loading" }
  /** The reader may not count calls. */
  | { status: "forbidden" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; numbers: DashboardNumbers };

/** A card's short list of calls. */
export type CallLinesState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "empty" }
  | { status: "ready"; calls: readonly CallRow[]; totalCount: number };
