import type { Schemas } from "@callwright/sdk/contract";

import type { Database, Trx } from "../../db/database.ts";
import { Problem } from "../../contract/problem.ts";

export interface CompanyOutcome<Done> {
  /** Undefined when it was refused, which leaves nothing of it behind. */
  done: Done | undefined;
  refusal: Schemas["CompanyRefusal"] | null;
}

/**
 * Does something for each company in a transaction of its own, so that one that is full or on the wrong plan does not stop the
 * others. What else goes wrong ends it all.
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
