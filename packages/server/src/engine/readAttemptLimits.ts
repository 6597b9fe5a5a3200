import type { Database } from "../db/database.ts";
import { noOwnPolicy, policyOfCompany } from "../domain/dial-policy/companyPolicy.ts";
import { mostAttempts } from "../domain/dial-policy/retries.ts";
import { kindOf } from "../domain/phoneNumber.ts";
import { readDialPolicies } from "../store/dialPolicies.ts";
import type { CompleteTarget } from "./gate.ts";
import type { FoundItem } from "./judgeItems.ts";

/**
 * The maximum number of attempts to reach the person of an item.
 *
 * @param retries whether they are called again if they are not reached; each company's setting if omitted.
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
