import type { TestTitle } from "./testTitles.ts";

const one = String.raw`(?<![\w-])([AB]-[A-Z0-9]+)-(\d+)`;
const ranges = new RegExp(String.raw`${one}(?: (?:to|–|\.\.) |–|\.\.)(?:[AB]-[A-Z0-9]+-)?(\d+)`, "g");
const singles = new RegExp(one, "g");

export interface NamedIds {
  ids: Set<string>;
  /** Ranges that do not count, because a single test cannot be seen to check each of their ids. */
  vainRanges: string[];
}

/**
 * The requirement ids in a test's title: each one that it names, and the ids between the ends of "A-LOGIN-07 to
 * A-LOGIN-09" if the title belongs to a table with as many cases.
 */
export function namedIds({ text, cases }: TestTitle): NamedIds {
  const ids = new Set<string>();
  const vainRanges: string[] = [];
  const rest = text.replaceAll(ranges, (range: string, area: string, first: string, last: string) => {
    const all = idsBetween(area, Number(first), Number(last));
    if (cases < all.length) vainRanges.push(range);
    else for (const id of all) ids.add(id);
    return "";
  });
  for (const [id] of rest.matchAll(singles)) ids.add(id);
  return { ids, vainRanges };
}

function idsBetween(area: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${area}-${String(first + at).padStart(2, "0")}`);
}
