const one = String.raw`(?<![\w-])([AB]-[A-Z0-9]+)-(\d+)`;
const ranges = new RegExp(String.raw`${one}(?: (?:to|–|\.\.) |–|\.\.)(?:[AB]-[A-Z0-9]+-)?(\d+)`, "g");
const singles = new RegExp(one, "g");

/** The requirement ids that a text names: each one it writes, and what lies between the ends of "A-LOGIN-07 to A-LOGIN-09". */
export function namedIds(text: string): Set<string> {
  const ids = new Set<string>();
  for (const [, area, number] of text.matchAll(singles)) ids.add(`${area}-${number}`);
  for (const [, area, first = "", last = ""] of text.matchAll(ranges))
    for (let number = Number(first); number <= Number(last); number += 1)
      ids.add(`${area}-${String(number).padStart(2, "0")}`);
  return ids;
}
