/** So many characters of an answer are shown before somebody wants to read on (B-FAQ-02). */
const most = 80;

/** The beginning of an answer; undefined where all of it is short enough. */
export function shortAnswer(answer: string): string | undefined {
  // Letters as people count them: none is cut in two.
  const letters = [...new Intl.Segmenter().segment(answer)];
  return letters.length > most
    ? `${letters
        .slice(0, most)
        .map(({ segment }) => segment)
        .join("")
        .trimEnd()}…`
    : undefined;
}
