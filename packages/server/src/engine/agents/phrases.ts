/**
 * Whether one of the phrases begins at a word of a text that has a space before each word. Hundreds of phrases are
 * searched in every sentence, so only those with the same first letters are compared.
 */
export function beginsAtAWord(text: string, phrases: readonly string[]): boolean {
  const known = byBeginning(phrases);
  for (let space = text.indexOf(" "); space >= 0; space = text.indexOf(" ", space + 1))
    if (isAt(text, space + 1, known)) return true;
  return false;
}

/** Whether one of the phrases is anywhere in a text. */
export function isAnywhere(text: string, phrases: readonly string[]): boolean {
  const known = byBeginning(phrases);
  for (let at = 0; at < text.length; at += 1) if (isAt(text, at, known)) return true;
  return false;
}

function isAt(text: string, at: number, known: ReadonlyMap<number, string[]>): boolean {
  return known.get(keyAt(text, at))?.some((phrase) => text.startsWith(phrase, at)) ?? false;
}

const kept = new WeakMap<readonly string[], Map<number, string[]>>();

/** Phrases by their first two letters, sorted once per list. */
function byBeginning(phrases: readonly string[]): ReadonlyMap<number, string[]> {
  const known = kept.get(phrases) ?? Map.groupBy(phrases, beginningOf);
  kept.set(phrases, known);
  return known;
}

function beginningOf(phrase: string): number {
  if (phrase.length < 2) throw new Error(`«${phrase}» is too short for a phrase.`);
  return keyAt(phrase, 0);
}

const keyAt = (text: string, at: number) => text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);
