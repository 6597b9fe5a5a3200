/** The widgets that exceed their budgets, and the check that no others do. */
import { type Budget, budgets, sharedBudget } from "./budgets.ts";
import { kilobytes } from "./statistics.ts";
import type { Weight } from "./widgetWeights.ts";

/** The weight in kB of what exceeds its budget. A figure here may only become smaller or be removed. */
export const misses: Readonly<Record<string, Partial<Budget>>> = {
  VerifyEmail: { painted: 29.5 },
  BalanceCard: { painted: 32.1, interactive: 33.9 },
  ForgotPassword: { painted: 34.7 },
  Login: { painted: 34.7 },
  ResetPassword: { painted: 35.1 },
  AcceptInvitation: { painted: 35.2 },
  SignUp: { painted: 36 },
  ContactUs: { painted: 38.4 },
  ContactActivity: { painted: 40.3, interactive: 42.1 },
  CallButton: { painted: 40.9, interactive: 42.6 },
  CompanyMembers: { painted: 46.8 },
  Usage: { painted: 50, interactive: 51.8 },
  Numbers: { painted: 50.5 },
  Users: { painted: 53.9 },
  ApiKeys: { painted: 54 },
  Products: { painted: 54.5 },
  Companies: { painted: 55.5 },
  LiveCalls: { painted: 55.6 },
  DoNotCall: { painted: 56 },
  Webhooks: { painted: 56.1 },
  Campaigns: { painted: 56.3 },
  Balance: { painted: 58, interactive: 65.5 },
  PotentialCustomers: { painted: 61.2, interactive: 62.9 },
  CallCenter: { painted: 66.3, interactive: 68 },
  CallHistory: { painted: 69.6, interactive: 71.3 },
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
