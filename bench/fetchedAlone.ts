/** The code that a page loads by itself after its first paint. */
import { type Bundle, type Chunk, fetchedWith } from "./bundle.ts";

/**
 * The sources of such code: what shares tokens among tabs, what follows live events, what is rendered once
 * its data has arrived, and what is loaded before the first press. `tooling/budgets.test.ts` finds code that is loaded ahead and is missing here. Charts are not
 * included, and neither is code for rare states: other languages, failures, paused calls.
 */
export const fetchedAlone: readonly string[] = [
  "sdk/src/session/sharedTokens.ts",
  "sdk/src/realtime/followEvents.ts",
  "sdk/src/hooks/applyEvents.ts",
  "widgets/src/money/AddBalanceForm.tsx",
  "widgets/src/companies/faq/FaqForm.tsx",
  "widgets/src/lib/CompanyCountry.tsx",
  "widgets/src/ui/chip/TagTools.tsx",
  "widgets/src/widgets/balance/BalanceHistory.tsx",
  "widgets/src/widgets/balance/CompanyChoice.tsx",
  "widgets/src/widgets/company-settings/test-call/TestCallSection.tsx",
  "widgets/src/widgets/dashboard/numbers/NumbersSection.tsx",
];

/** The files of a first paint, with those that the page then loads by itself. */
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
