import type { Objection } from "../port.ts";

/**
 * Phrases that indicate the outcome of a conversation, by language. Lower case, without punctuation; each matches at
 * the beginning of a word, and the word may continue.
 */
export interface ReadingCues {
  /** Asks to be called at another time. */
  callback: string[];
  sendOffer: string[];
  sendSamples: string[];
  sendInformation: string[];
  meeting: string[];
  /** Names another person to talk to. */
  anotherPerson: string[];
  wrongPerson: string[];
  objections: Record<Objection, string[]>;
  /** Decides alone. */
  decides: string[];
  /** Words for quantities: a number next to one of them is the quantity that they need. */
  quantities: string[];
  /** Numbers written as words, large ones only. */
  numbers: string[];
  /** How the assistant says that it is not a human being. */
  disclosure: string[];
  /** How the assistant asks for a next step. */
  asks: string[];
  goodbye: string[];
}
