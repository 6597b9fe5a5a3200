import type { Utterance } from "../../../domain/call.ts";
import type { RecordingChoice } from "../../../domain/callManner.ts";
import type { CallBrief } from "../port.ts";

/** One turn of a call in progress. An empty turn of the contact is a long silence. */
export interface LiveTurn extends Utterance {
  /** The person interrupted: the words are those that were heard. */
  isInterrupted?: boolean;
}

/** Who answered, as far as the carrier can tell. */
export type AnsweredBy = "HUMAN" | "MACHINE" | "UNKNOWN";

/** The rules for every call, independent of the speaker. */
export interface SpeakingRules {
  /** Whether the call is recorded. The first sentence says so, or the person is asked. */
  recording: RecordingChoice;
  /** Whether a key of the telephone ends all further calls: the first sentence says so. */
  hasOptOutKey: boolean;
  /** Whether the call can be transferred to a person of the company. */
  canTransfer: boolean;
  onMachine: "HANG_UP" | "LEAVE_MESSAGE";
  /** What is said to a machine; our default sentence if it is null. */
  voicemailMessage: string | null;
}

export interface BrainInput {
  /** With a script, the same seed leads to the same words; it is the call's id. */
  seed: string;
  brief: CallBrief;
  rules: SpeakingRules;
  /** All turns so far, ending with the turn to reply to; empty if the call has just been answered. */
  history: readonly LiveTurn[];
  answeredBy: AnsweredBy;
}

/** The reason why the assistant ends a call. */
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
  /** A piece of text: words with the spaces between them. */
  | { kind: "words"; text: string }
  /** These were the last words: the call has to end. */
  | { kind: "end"; reason: EndReason }
  /** A person of the company continues the call. */
  | { kind: "transfer" };

/** Speaks for the seller company, turn by turn, while the call is in progress. */
export interface Brain {
  /**
   * The reply to the last turn, in pieces as they are generated.
   *
   * @param signal ends the reply, because the person interrupted or the call has ended.
   */
  reply(input: BrainInput, signal: AbortSignal): AsyncIterable<BrainOutput>;
}
