/** What is written into a style sheet at once: all that a part says, or one `@keyframes`. */
export interface Rule {
  id: string;
  text: string;
  /** The order in which rules were made: that of a wrapper follows that of what it wraps, and wins over it. */
  rank: number;
}

/** All rules so far, in their order, divided where some were written: every root adopts the same sheets. */
const batches: Rule[][] = [[]];
let made = 0;

/** Makes a rule that every root of the page will have before the next part is drawn in it. */
export function makeRule(id: string, text: string): Rule {
  const rule = { id, text, rank: made };
  made += 1;
  batches.at(-1)?.push(rule);
  return rule;
}

/** The batches from one on, none of which changes any more. */
export function batchesFrom(index: number): Rule[][] {
  if (batches.at(-1)?.length) batches.push([]);
  return batches.slice(index, -1);
}
