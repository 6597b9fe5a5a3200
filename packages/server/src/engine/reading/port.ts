import type { Schemas } from "@callwright/sdk/contract";

import type { ConversationTurn, SettledAnswer } from "../../domain/call.ts";
import type { QuestionValue } from "../../domain/productQuestion.ts";
import type { CallBrief } from "../agents/port.ts";

export type NextStep = Schemas["CallNextStep"];
export type Objection = Schemas["CallObjection"];

/** Every objection that readers tell apart. */
export const objectionKinds: Record<Objection, true> = {
  PRICE: true,
  HAS_SUPPLIER: true,
  NO_NEED: true,
  NO_TIME: true,
  NOT_DECIDER: true,
  TIMING: true,
  TRUST: true,
};

/** Words that were said: where, and which to the letter. */
export interface Evidence {
  /** The place of the turn in the conversation, from 0. */
  turn: number;
  quote: string;
}

/** Something a reader says of a call, and the words that prove it. */
export interface Claim<Value> {
  value: Value;
  /** From 0 to 1. */
  confidence: number;
  evidence: Evidence[];
}

/** When somebody wants to be called, on their own clock. */
export interface PromisedMoment {
  /** `YYYY-MM-DDTHH:mm`; null where no day was named that we understand. */
  localAt: string | null;
  /** Whether an hour was named; else it is ours. */
  isTimeNamed: boolean;
}

/** What a conversation came to. Null or missing where nothing was said of it. */
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
  /** How much they need, as they said it. */
  volume: Claim<string> | null;
  hasSupplier: Claim<boolean> | null;
  /** What came of each of the company's own questions, in their order. */
  questions: QuestionReading[];
}

/** What came of one of the company's own questions. */
export interface QuestionReading {
  /** Where the assistant asked it. */
  asked: Evidence | null;
  answer: Claim<QuestionValue> | null;
}

/**
 * What somebody says of a call before anything of it is believed: any JSON. `questions` is a list of claims in any order, each with the place of its question (`question`) and where it was asked (`asked`).
 */
export type UncheckedReading = { readonly [Field in keyof Reading]?: unknown };

export interface ReaderInput {
  conversation: readonly ConversationTurn[];
  brief: CallBrief;
  /** The wall clock where the person is, when they were called: `YYYY-MM-DDTHH:mm`. */
  calledAt: string;
}

/** Reads a finished conversation. What it says is believed only as far as its quotes are found (`verifyReading`). */
export interface Reader {
  readonly name: Schemas["CallReader"];
  read(input: ReaderInput, signal: AbortSignal): Promise<UncheckedReading>;
}
