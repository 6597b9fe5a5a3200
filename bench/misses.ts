/** The widgets that are over their budgets, and the check that nothing else is. */
import { type Budget, budgets, sharedBudget } from "./budgets.ts";
import { kilobytes } from "./statistics.ts";
import type { Weight } from "./widgetWeights.ts";

/** How much of it there is, in kB, where it is more than the budget. A figure here may become smaller, or go. */
export const misses: Readonly<Record<string, Partial<Budget>>> = {};

/** A change of an unrelated part moves a figure by so much, in kB. */
const tolerance = 0.4;

/** What is over its budget, or over what it is known to miss it by; and what is known to miss it and does not any more. */
export function budgetFaults(
  weights: ReadonlyMap<string, Pick<Weight, "first" | "interactive">>,
  known: Readonly<Record<string, Partial<Budget>>> = misses,
): string[] {
  return [...weights].flatMap(([name, { first, interactive }]) => {
    const budget = name === "core" ? sharedBudget.core : budgets[name];
    if (!budget) return [`${name} has no budget in bench/budgets.ts`];
    return [
      ...faultOf(`${name}, painted`, first, budget.painted, known[name]?.painted),
      ...faultOf(`${name}, interactive`, interactive, budget.interactive, known[name]?.interactive),
    ];
  });
}

function faultOf(what: string, bytes: number, budget: number, miss: number | undefined): string[] {
  const kb = bytes / 1000;
  if (miss === undefined) return kb > budget ? [`${what}: ${kilobytes(bytes)} kB of ${budget}`] : [];
  if (kb > miss + tolerance) return [`${what}: ${kilobytes(bytes)} kB, and was ${miss}; ${budget} is the budget`];
  if (kb <= budget) return [`${what}: ${kilobytes(bytes)} kB is within ${budget}: bench/misses.ts need not name it`];
  return kb < miss - 2 * tolerance
    ? [`${what}: ${kilobytes(bytes)} kB is less than the ${miss} of bench/misses.ts`]
    : [];
}
