/**
 * Letters from which the decomposition below takes nothing away. Not an object, because a bundler would write the letters
 * as names of properties, and a page that reads its script in another encoding could not run it.
 */
const letters: ReadonlyMap<string, string> = new Map([
  ["ı", "i"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
]);

/**
 * A text as searches compare it: without letter case, accents and the letters that only some languages have. The server's
 * searches do the same.
 *
 * @example plain("Ali IŞIK").includes(plain("isik")) // true
 */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[ıøłđßæœ]/g, (letter) => letters.get(letter) ?? letter);
}
