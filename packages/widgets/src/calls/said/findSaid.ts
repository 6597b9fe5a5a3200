/** A range of a text, the end exclusive. */
export type Span = readonly [from: number, to: number];

/**
 * The matches in a turn: every word that begins with one of the searched words. Empty unless the turn contains all of
 * them, like the server's search for what was said.
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

/** Letter by letter, so that positions stay valid; the four forms of i in Turkish and English become one letter. */
const folded = (text: string) => text.replace(/[İIı]/g, "i").replace(/\p{Lu}/gu, (letter) => letter.toLowerCase());

const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index, 0: word }) => [index, word] as const);
