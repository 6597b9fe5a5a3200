/** A place of a text: from its first letter to the one after its last. */
export type Span = readonly [from: number, to: number];

/**
 * Where a turn has the words that somebody looks for: every word that begins with one of them. Empty unless it has all of
 * them, as the server finds calls by what was said.
 */
export function findSaid(text: string, wanted: string): Span[] {
  const beginnings = wordsOf(folded(wanted)).map(([, word]) => word);
  if (beginnings.length === 0) return [];
  const words = wordsOf(folded(text));
  const hasAll = beginnings.every((beginning) => words.some(([, word]) => word.startsWith(beginning)));
  if (!hasAll) return [];
  return words.flatMap(([from, word]) => {
    const longest = Math.max(0, ...beginnings.filter((one) => word.startsWith(one)).map(({ length }) => length));
    return longest > 0 ? [[from, from + longest] as const] : [];
  });
}

/** Letter by letter, so that places stay what they are; one letter for the four i of Turkish and English. */
const folded = (text: string) => text.replace(/[İIı]/g, "i").replace(/\p{Lu}/gu, (letter) => letter.toLowerCase());

const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index, 0: word }) => [index, word] as const);
