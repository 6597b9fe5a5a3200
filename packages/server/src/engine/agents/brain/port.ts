import type { Utterance } from "../../../domain/call.ts";
import type { RecordingChoice } from "../../../domain/callManner.ts";
import type { CallBrief } from "../port.ts";

/** One thing said in a call that is still going on. An empty one of the contact is a silence that became long. */
export interface LiveTurn extends Utterance {
  /** The person cut in: the words are those that were heard. */
  isInterrupted?: boolean;
}

/** Who picked up, as far as the carrier can tell. */
export type AnsweredBy = "HUMAN" | "MACHINE" | "UNKNOWN";

/** What holds for every call, whoever speaks. */
export interface SpeakingRules {
  /** Whether what is said is kept as sound. The person is told so in the first sentence, or is asked. */
  recording: RecordingChoice;
  /** Whether a key of the telephone ends all calls for good: the person is told so in the first sentence. */
  hasOptOutKey: boolean;
  /** Whether there is a person of the company to hand the call over to. */
  canTransfer: boolean;
  onMachine: "HANG_UP" | "LEAVE_MESSAGE";
  /** What is said to a machine; a sentence of ours where it is null. */
  voicemailMessage: string | null;
}

export interface BrainInput {
  /** The same seed gives the same words where nothing but a script speaks; the call's id. */
  seed: string;
  brief: CallBrief;
  rules: SpeakingRules;
  /** Everything said so far, the turn to answer last; empty when the call has just been answered. */
  history: readonly LiveTurn[];
  answeredBy: AnsweredBy;
}

/** Why the assistant ends a call. */
export const endReasons = [
  "DONE",
  "NOT_INTERESTED",
  "CALL_LATER",
  "WRONG_PERSON",
  "DO_NOT_CALL",
  "MACHINE",
  "SILENCE",
  "TOO_LONG",
  "FAULT",
] as const;
export type EndReason = (typeof endReasons)[number];

export type BrainOutput =
  /** A piece of what is said: words with the spaces between them. */
  | { kind: "words"; text: string }
  /** What was said was the last: the call is to be ended. */
  | { kind: "end"; reason: EndReason }
  /** A person of the company goes on with the call. */
  | { kind: "transfer" };

/** Speaks for the seller company, turn by turn, while the call goes on. */
export interface Brain {
  /**
   * The answer to the last turn, piece by piece as it is thought of.
   *
   * @param signal ends the answer: the person cut in, or the call is over.
   */
  reply(input: BrainInput, signal: AbortSignal): AsyncIterable<BrainOutput>;
}
