/** What a page fetches after its first paint though nobody does anything. */
import { type Bundle, type Chunk, fetchedWith } from "./bundle.ts";

/**
 * The sources of such parts: what follows live events; what is drawn when its data has come; what is loaded ahead of
 * the first press. `tooling/budgets.test.ts` finds what is loaded ahead and is not named here. Charts are not among
 * them, and neither is what a page needs only in a state that it rarely has: other languages, failures, paused calls.
 */
export const fetchedAlone: readonly string[] = [
  "sdk/src/realtime/followEvents.ts",
  "sdk/src/hooks/applyEvents.ts",
  "widgets/src/money/AddBalanceForm.tsx",
  "widgets/src/companies/faq/FaqForm.tsx",
  "widgets/src/widgets/balance/BalanceHistory.tsx",
  "widgets/src/widgets/balance/CompanyChoice.tsx",
  "widgets/src/widgets/company-settings/test-call/TestCallSection.tsx",
  "widgets/src/widgets/dashboard/numbers/NumbersSection.tsx",
];

/** The files of a first paint, and those that are then fetched without being asked for. */
export function withFetchedAlone(made: Bundle, first: ReadonlySet<Chunk>): Set<Chunk> {
  const found = new Set(first);
  for (const chunk of found)
    for (const fileName of chunk.dynamicImports) {
      const part = made.get(fileName);
      if (!part || !fetchedAlone.some((source) => part.entrySource?.endsWith(source))) continue;
      for (const file of fetchedWith(made, [part])) found.add(file);
    }
  return found;
}
