import type { Objection } from "../port.ts";

/**
 * How people say what a conversation came to, by language. Lower case, without punctuation; each begins at the beginning of a
 * word, and may go on.
 */
export interface ReadingCues {
  /** Asks to be called at another time. */
  callback: string[];
  sendOffer: string[];
  sendSamples: string[];
  sendInformation: string[];
  meeting: string[];
  /** Names somebody else who is to be spoken to. */
  anotherPerson: string[];
  wrongPerson: string[];
  objections: Record<Objection, string[]>;
  /** Decides alone. */
  decides: string[];
  /** Words of quantities: a number beside one of them is how much they need. */
  quantities: string[];
  /** Numbers written as words, large ones only. */
  numbers: string[];
  /** What the assistant says to be no human being. */
  disclosure: string[];
  /** How the assistant asks for a next step. */
  asks: string[];
  goodbye: string[];
}
