import type { SettledAnswer, Utterance } from "../../domain/call.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";
import type { CallManner } from "../../domain/callManner.ts";

/** What the agent is told before a call: who is called, for whom, about what. */
export interface CallBrief {
  /** Two-letter code the call was asked for in; the agent answers with the one it speaks. */
  language: string;
  company: { name: string; about: string | null };
  product: { name: string; about: string | null };
  /** What the company wants to know, asked as it is written once the person has agreed; nothing where it is not given. */
  questions?: readonly ProductQuestion[];
  faqs: { question: string; answer: string }[];
  customer: { name: string };
  contact: { name: string | null; surname: string | null };
  /** What the company wants of its calls; the usual where it is not given. */
  manner?: CallManner;
  /** What whoever asked for a test call sees; whoever answers is talked to about nothing else before they have given these digits. */
  proofDigits?: string;
  /** What calls to this person came to before, the latest first. */
  earlierCalls?: { on: string; answer: SettledAnswer }[];
}

/**
 * How the person called takes it. A carrier decides this, not the agent; the simulator derives it from the number. A stranger did not ask
 * for the test call that they answer.
 */
export type ProspectMood = "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "DO_NOT_CALL" | "ANSWERING_MACHINE" | "STRANGER";

export interface Conversation {
  /** The language actually spoken, which is English where there is no script for the wish. */
  language: string;
  utterances: Utterance[];
}

/** What a conversation came to, read from its words alone. */
export interface Analysis {
  answer: SettledAnswer;
  /** The person asked not to be called again. */
  isDoNotCall: boolean;
}

/** Speaks for the seller company. */
export interface Agent {
  /**
   * The conversation with a person of this mood. The same seed gives the same words.
   *
   * @example agent.converse(brief, "POSITIVE", call.id)
   */
  converse(brief: CallBrief, mood: ProspectMood, seed: string): Conversation;
  /** Reads what was said, in any language the agent speaks. */
  analyse(utterances: readonly Utterance[]): Analysis;
}
