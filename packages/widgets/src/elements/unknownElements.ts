import { explainMistake } from "../lib/explainMistake.js";
import { isBeingBuilt } from "../lib/isDevelopment.js";
import type { tellMistake } from "./tellMistake.js";

const told = new WeakSet<Element>();

/**
 * Tells of elements in the page that have a name like ours and do not exist, and which was probably meant.
 *
 * @param names of our elements, without `cw-`
 * @param tell as the loader tells: what it shares with other code would be a file more on every page.
 */
export function tellUnknown(tell: typeof tellMistake, names: readonly string[], server: string): void {
  const known = names.map((name) => `cw-${name}`);
  for (const element of document.querySelectorAll(":not(:defined)")) {
    const tag = element.localName;
    if (!tag.startsWith("cw-") || known.includes(tag) || told.has(element)) continue;
    told.add(element);
    tell(element, "UNKNOWN_ELEMENT");
    const meant = nearest(tag, known);
    const message = meant ? `Did you mean <${meant}>?` : `Callwright's elements are ${known.join(", ")}.`;
    if (isBeingBuilt()) explainMistake({ where: `<${tag}>`, code: "UNKNOWN_ELEMENT", message }, server);
  }
}

/** The name that is fewest letters away, unless that is more than a third of them. */
export function nearest(tag: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, distance: lettersBetween(tag, name) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= tag.length / 3 ? best.name : undefined;
}

/** How many letters have to be added, removed or replaced to make one word of the other. */
function lettersBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split("").entries()) {
    const next = [index + 1];
    for (const [place, other] of to.split("").entries())
      next.push(
        Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, (row[place] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
