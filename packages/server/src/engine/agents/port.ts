import type { SettledAnswer, Utterance } from "../../domain/call.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";
import type { CallManner } from "../../domain/callManner.ts";

/** What the agent is told before a call: who is called, for whom, and why. */
export interface CallBrief {
  /** Two-letter code of the requested language; the result contains the language that the agent speaks. */
  language: string;
  company: { name: string; about: string | null };
  product: { name: string; about: string | null };
  /** The company's questions, asked literally after the person has agreed; no questions if omitted. */
  questions?: readonly ProductQuestion[];
  faqs: { question: string; answer: string }[];
  customer: { name: string };
  contact: { name: string | null; surname: string | null };
  /** The company's settings for its calls; the defaults if omitted. */
  manner?: CallManner;
  /**
   * The digits that are shown to the person who requested a test call; until the person who answers has given them, the
   * agent talks about nothing else.
   */
  proofDigits?: string;
  /** The results of earlier calls to this person, the latest first. */
  earlierCalls?: { on: string; answer: SettledAnswer }[];
}

/**
 * The mood of the called person. A carrier determines it, not the agent; the simulator derives it from the number. A
 * stranger did not request the test call that they answer.
 */
export type ProspectMood = "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "DO_NOT_CALL" | "ANSWERING_MACHINE" | "STRANGER";

export interface Conversation {
  /** The language that is spoken: English if there is no script for the requested one. */
  language: string;
  utterances: Utterance[];
}

/** The outcome of a conversation, determined from its words alone. */
export interface Analysis {
  answer: SettledAnswer;
  /** The person asked not to be called again. */
  isDoNotCall: boolean;
}

/** Speaks for the seller company. */
export interface Agent {
  /**
   * The conversation with a person of this mood. The same seed leads to the same words.
   *
   * @example agent.converse(brief, "POSITIVE", call.id)
   */
  converse(brief: CallBrief, mood: ProspectMood, seed: string): Conversation;
  /** Analyses a conversation in any language that the agent speaks. */
  analyse(utterances: readonly Utterance[]): Analysis;
}
