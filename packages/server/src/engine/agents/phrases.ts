/** Whether one of the phrases begins at a word of a text that has a space before each word. */
export function beginsAtAWord(text: string, phrases: readonly string[]): boolean {
  return patternsOf(phrases).atAWord.test(text);
}

/** Whether one of the phrases is anywhere in a text. */
export function isAnywhere(text: string, phrases: readonly string[]): boolean {
  return patternsOf(phrases).anywhere.test(text);
}

interface Patterns {
  anywhere: RegExp;
  atAWord: RegExp;
}

const kept = new WeakMap<readonly string[], Patterns>();

/**
 * Patterns of a list of phrases, made once per list: hundreds of phrases are searched in every sentence, and a pattern
 * searches them all at once.
 */
function patternsOf(phrases: readonly string[]): Patterns {
  const known = kept.get(phrases) ?? makePatterns(phrases);
  kept.set(phrases, known);
  return known;
}

function makePatterns(phrases: readonly string[]): Patterns {
  const short = phrases.find(({ length }) => length < 2);
  if (short !== undefined) throw new Error(`«${short}» is too short for a phrase.`);
  const anyOf = phrases.length === 0 ? "(?!)" : phrases.map(escaped).join("|");
  return { anywhere: new RegExp(anyOf), atAWord: new RegExp(` (?:${anyOf})`) };
}

const escaped = (phrase: string) => phrase.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
