import type { Database } from "../db/database.ts";
import { noOwnPolicy, policyOfCompany } from "../domain/dial-policy/companyPolicy.ts";
import { mostAttempts } from "../domain/dial-policy/retries.ts";
import { kindOf } from "../domain/phoneNumber.ts";
import { readDialPolicies } from "../store/dialPolicies.ts";
import type { CompleteTarget } from "./gate.ts";
import type { FoundItem } from "./judgeItems.ts";

/**
 * How many attempts there may be to reach whom an item is about.
 *
 * @param retries whether they are called again when they are not reached; as each company has it when not given.
 */
export async function readAttemptLimits(
  db: Database,
  items: FoundItem[],
  retries: boolean | undefined,
): Promise<(target: CompleteTarget) => number> {
  if (retries === false) return () => 1;
  const companyIds = new Set(items.flatMap((item) => ("target" in item ? item.target.company.id : [])));
  const policies = await readDialPolicies(db, [...companyIds]);
  return ({ company, contact }) => {
    const own = policies.get(company.id) ?? noOwnPolicy;
    if (!(retries ?? own.retries)) return 1;
    return mostAttempts(policyOfCompany(kindOf(contact.phoneNumber).iso2, true, own));
  };
}
