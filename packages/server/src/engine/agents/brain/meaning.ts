import { isAnsweringMachine, isOptOut, leaningOf } from "../analyseConversation.ts";
import { beginsAtAWord } from "../phrases.ts";
import { cuesByLanguage } from "./lines/linesFor.ts";
import type { Cues } from "./lines/lines.ts";

/** The meanings of a turn to which a call has to reply. */
export type Meaning =
  | "OPT_OUT"
  | "MACHINE"
  | "SILENCE"
  | "SCREENING"
  | "CHILD"
  | "ROBOT"
  | "WHO_GAVE_NUMBER"
  | "HUMAN"
  | "TRICK"
  | "RUDE"
  | "WRONG_PERSON"
  | "REPEAT"
  | "OTHER_LANGUAGE"
  | "NO"
  | "CALL_LATER"
  | "PRICE"
  | "UNSURE"
  | "YES"
  | "MORE"
  | "QUESTION"
  | "GOODBYE"
  | "OTHER";

/** The language of shorter sentences is not detected. */
const WORDS_OF_A_LANGUAGE = 4;

/**
 * Determines the meaning of one turn by its phrases, in every language that we know; the meaning with the higher weight
 * wins.
 *
 * @param language the language of the assistant.
 * @param isFirst whether it is the first turn: only this one may come from a machine.
 */
export function meaningOf(said: string, language: string, isFirst: boolean): Meaning {
  const text = plain(said);
  if (text.trim() === "") return "SILENCE";
  if (isOptOut(said)) return "OPT_OUT";
  if (isFirst && isAnsweringMachine(said)) return "MACHINE";
  const has = (cue: keyof Cues) => [...cuesByLanguage.values()].some((cues) => beginsAtAWord(text, cues[cue]));
  const { yes, no, unsure } = leaningOf(said);
  if (has("screening")) return "SCREENING";
  if (has("child")) return "CHILD";
  if (has("human")) return "HUMAN";
  if (has("robot")) return "ROBOT";
  if (has("whoGaveNumber")) return "WHO_GAVE_NUMBER";
  if (has("tricks")) return "TRICK";
  if (has("rude")) return "RUDE";
  if (has("wrongPerson")) return "WRONG_PERSON";
  if (isOtherLanguage(text, language)) return "OTHER_LANGUAGE";
  if (has("repeat")) return "REPEAT";
  if (no > 0) return "NO";
  if (has("callLater")) return "CALL_LATER";
  if (has("price")) return "PRICE";
  if (unsure > 0) return "UNSURE";
  if (yes > 0 || begins(text, "yes")) return "YES";
  if (begins(text, "no")) return "NO";
  if (has("more")) return "MORE";
  if (said.includes("?")) return "QUESTION";
  return has("goodbye") ? "GOODBYE" : "OTHER";
}

/** Whether it names a time: a day, an hour. */
export function namesMoment(said: string): boolean {
  const text = plain(said);
  return /\d/.test(text) || [...cuesByLanguage.values()].some(({ moment }) => beginsAtAWord(text, moment));
}

/** Whether it is about prices. */
export function isAboutPrice(said: string): boolean {
  const text = plain(said);
  return (
    /[€$£₺%]/.test(said) ||
    [...cuesByLanguage.values()].some(({ price, money }) => beginsAtAWord(text, price) || hasWord(text, money))
  );
}

function isOtherLanguage(text: string, language: string): boolean {
  const words = text.trim().split(" ");
  if (words.length < WORDS_OF_A_LANGUAGE) return false;
  const spoken = cuesByLanguage.has(language) ? language : "en";
  const known = [...cuesByLanguage].map(([code, { common }]) => ({
    code,
    count: words.filter((word) => common.includes(word)).length,
  }));
  const own = known.find(({ code }) => code === spoken)?.count ?? 0;
  return own === 0 && known.some(({ code, count }) => code !== spoken && count >= 2);
}

function begins(text: string, cue: "yes" | "no"): boolean {
  return [...cuesByLanguage.values()].some((cues) => cues[cue].some((phrase) => `${text} `.startsWith(` ${phrase} `)));
}

function hasWord(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(` ${word} `));
}

/** Lower-case words with a space before and after each. */
export function plain(said: string): string {
  const lower = said.replaceAll("İ", "i").replaceAll("’", "'").toLowerCase();
  return ` ${lower.replaceAll(/[^\p{L}\p{N}'€$£₺%]+/gu, " ").trim()} `;
}
