/**
 * Letters that the decomposition below leaves as they are, each with what stands for it. They are in a text, because a bundler
 * would write the names of an object without quotes, and a page that reads its script in another encoding could not run it.
 */
const pairs = "ıi øo łl đd ßss æae œoe".split(" ");

/**
 * A text as searches compare it: without letter case, accents and the letters that only some languages have. The server's
 * searches do the same.
 *
 * @example plain("Ali IŞIK").includes(plain("isik")) // true
 */
export function plain(text: string): string {
  const bare = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return pairs.reduce((made, pair) => made.replaceAll(pair.charAt(0), pair.slice(1)), bare);
}
