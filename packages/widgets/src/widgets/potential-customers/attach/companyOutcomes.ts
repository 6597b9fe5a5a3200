import type { Schemas } from "@callwright/sdk/contract";

import type { CompanyOutcome } from "../PotentialCustomers.types.js";

type AnsweredCompany<Count extends string> = Pick<
  Schemas["AttachedCompany"] | Schemas["SyncedCompany"],
  "sellerCompanyId" | "sellerCompanyName" | "refusal"
> & { [Name in Count]: number };

/** Adds the results of a further request to the results of the earlier ones, company by company. */
export function addTo<Count extends string>(
  outcomes: CompanyOutcome[],
  companies: readonly AnsweredCompany<Count>[],
  counted: Count,
): void {
  for (const company of companies) {
    const { sellerCompanyId: id, sellerCompanyName: name, refusal } = company;
    const known = outcomes.find((outcome) => outcome.id === id);
    const count = company[counted] + (known?.count ?? 0);
    const outcome = { id, name: name ?? "", count, refusal: known?.refusal ?? refusal?.message };
    if (known) Object.assign(known, outcome);
    else outcomes.push(outcome);
  }
}

/** Splits ids into chunks of the maximum size of one request. */
export function inChunks(ids: readonly string[]): string[][] {
  const most = 1_000;
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, nth) => ids.slice(nth * most, (nth + 1) * most));
}
