import type { Schemas } from "@callwright/sdk/contract";

import type { ConversationTurn, SettledAnswer } from "../../domain/call.ts";
import type { QuestionValue } from "../../domain/productQuestion.ts";
import type { CallBrief } from "../agents/port.ts";

export type NextStep = Schemas["CallNextStep"];
export type Objection = Schemas["CallObjection"];

/** Every objection that readers distinguish. */
export const objectionKinds: Record<Objection, true> = {
  PRICE: true,
  HAS_SUPPLIER: true,
  NO_NEED: true,
  NO_TIME: true,
  NOT_DECIDER: true,
  TIMING: true,
  TRUST: true,
};

/** A quote: its turn, and its exact words. */
export interface Evidence {
  /** The index of the turn in the conversation, from 0. */
  turn: number;
  quote: string;
}

/** A reader's claim about a call, and the words that prove it. */
export interface Claim<Value> {
  value: Value;
  /** From 0 to 1. */
  confidence: number;
  evidence: Evidence[];
}

/** When a person wants to be called, in their own time zone. */
export interface PromisedMoment {
  /** `YYYY-MM-DDTHH:mm`; null if no day was named that we understand. */
  localAt: string | null;
  /** Whether an hour was named; otherwise it is our default. */
  isTimeNamed: boolean;
}

/** The outcome of a conversation. Null or missing values were not mentioned. */
export interface Reading {
  /** At most two lines, in the person's own words or close to them. */
  summary: Claim<string>[];
  answer: Claim<SettledAnswer> | null;
  nextStep: Claim<NextStep> | null;
  callback: Claim<PromisedMoment> | null;
  doNotCall: Claim<true> | null;
  wrongPerson: Claim<true> | null;
  objections: Claim<Objection>[];
  decisionMaker: Claim<boolean> | null;
  /** The quantity that they need, in their words. */
  volume: Claim<string> | null;
  hasSupplier: Claim<boolean> | null;
  /** The result of each of the company's own questions, in order. */
  questions: QuestionReading[];
}

/** The result of one of the company's own questions. */
export interface QuestionReading {
  /** Where the assistant asked it. */
  asked: Evidence | null;
  answer: Claim<QuestionValue> | null;
}

/**
 * The claims of a reader before they are verified: any JSON. `questions` is a list of claims in any order, each with
 * the index of its question (`question`) and the place where it was asked (`asked`).
 */
export type UncheckedReading = { readonly [Field in keyof Reading]?: unknown };

export interface ReaderInput {
  conversation: readonly ConversationTurn[];
  brief: CallBrief;
  /** The wall-clock time of the person when they were called: `YYYY-MM-DDTHH:mm`. */
  calledAt: string;
}

/** Reads a finished conversation. Its claims count only if their quotes are found (`verifyReading`). */
export interface Reader {
  readonly name: Schemas["CallReader"];
  read(input: ReaderInput, signal: AbortSignal): Promise<UncheckedReading>;
}
