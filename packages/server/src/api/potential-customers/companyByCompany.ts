import type { Schemas } from "@callwright/sdk/contract";

import type { Database, Trx } from "../../db/database.ts";
import { Problem } from "../../contract/problem.ts";

export interface CompanyOutcome<Done> {
  /** Undefined if it was refused, in which case nothing of it remains. */
  done: Done | undefined;
  refusal: Schemas["CompanyRefusal"] | null;
}

/**
 * Carries out work for each company in a separate transaction, so that a refusal by the plan of one does not stop the
 * others. Any other error stops everything.
 */
export async function companyByCompany<Company, Done>(
  db: Database,
  companies: readonly Company[],
  work: (trx: Trx, company: Company) => Promise<Done>,
): Promise<(Company & CompanyOutcome<Done>)[]> {
  const outcomes = [];
  for (const company of companies) {
    try {
      const done = await db.transaction().execute((trx) => work(trx, company));
      outcomes.push({ ...company, done, refusal: null });
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 402) throw error;
      outcomes.push({ ...company, done: undefined, refusal: { code: error.code, message: error.message } });
    }
  }
  return outcomes;
}
