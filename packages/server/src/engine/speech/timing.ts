import type { ConversationTurn, Utterance } from "../../domain/call.ts";

/**
 * Letters per second at the synthesiser's normal rate, measured on our scripts; the slowest quarter, so that most turns
 * fit.
 */
const lettersPerSecond: Record<string, number> = { en: 14.5, tr: 12, de: 14.5 };
const DEFAULT_LETTERS_PER_SECOND = 11;
/** The pause before a person speaks. */
const PAUSE_SECONDS = 0.45;
const SHORTEST_TURN_SECONDS = 0.9;
/** A digit is spoken as a word. */
const LETTERS_PER_DIGIT = 5;

/** How long it takes to say a text, in seconds. */
export function speakingSeconds(text: string, language: string): number {
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.length + digits * (LETTERS_PER_DIGIT - 1);
  return Math.max(SHORTEST_TURN_SECONDS, letters / (lettersPerSecond[language] ?? DEFAULT_LETTERS_PER_SECOND));
}

/**
 * Calculates the second of every turn before there is audio, because a carrier needs the duration of a call while it
 * runs. The recording is rendered later to fit, so that these times are correct for the audio as well.
 */
export function layOutTurns(
  utterances: readonly Utterance[],
  language: string,
): { turns: ConversationTurn[]; durationSeconds: number } {
  let second = PAUSE_SECONDS;
  const turns = utterances.map((utterance): ConversationTurn => {
    const startSecond = round(second);
    second += speakingSeconds(utterance.content, language) + PAUSE_SECONDS;
    return { ...utterance, startSecond };
  });
  return { turns, durationSeconds: Math.ceil(second) };
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
