/** The widgets that exceed their budgets, and the check that no others do. */
import { type Budget, budgets, sharedBudget } from "./budgets.ts";
import { kilobytes } from "./statistics.ts";
import type { Weight } from "./widgetWeights.ts";

/** The weight in kB of what exceeds its budget. A figure here may only become smaller or be removed. */
export const misses: Readonly<Record<string, Partial<Budget>>> = {
  ContactActivity: { painted: 32.0, interactive: 34.2 },
  CallButton: { painted: 32.0, interactive: 34.1 },
  CallCenter: { painted: 55.5 },
  CallHistory: { painted: 58.5 },
};

/** How much a figure may change, in kB, because of an unrelated part. */
const tolerance = 0.4;

/** The faults: a widget that exceeds its budget or its known excess, and a known excess that no longer exists. */
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
  const kb = Number(kilobytes(bytes)); // as published, because budgets are whole kB
  if (miss === undefined) return kb > budget ? [`${what}: ${kilobytes(bytes)} kB of ${budget}`] : [];
  if (kb > miss + tolerance) return [`${what}: ${kilobytes(bytes)} kB, and was ${miss}; ${budget} is the budget`];
  if (kb <= budget) return [`${what}: ${kilobytes(bytes)} kB is within ${budget}: bench/misses.ts need not name it`];
  return kb < miss - 2 * tolerance
    ? [`${what}: ${kilobytes(bytes)} kB is less than the ${miss} of bench/misses.ts`]
    : [];
}
