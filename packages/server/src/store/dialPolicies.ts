import { sql } from "kysely";

import { storedJson } from "../db/storedJson.ts";
import type { Database, Trx } from "../db/database.ts";
import { noOwnPolicy, type OwnDialPolicy } from "../domain/dial-policy/companyPolicy.ts";

/** A company's rules for its calls. */
export async function readDialPolicy(db: Database, companyId: string): Promise<OwnDialPolicy> {
  return (await readDialPolicies(db, [companyId])).get(companyId) ?? noOwnPolicy;
}

/** The rules of each of these companies; companies without rules are omitted. */
export async function readDialPolicies(db: Database, companyIds: string[]): Promise<Map<string, OwnDialPolicy>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("dial_policies")
    .select(["seller_company_id", "policy"])
    .where("seller_company_id", "in", companyIds)
    .execute();
  return new Map(rows.map(({ seller_company_id: id, policy }) => [id, { ...noOwnPolicy, ...policy }]));
}

/** Stores a company's rules; other transactions that write them wait until this one ends. */
export async function saveDialPolicy(
  trx: Trx,
  companyId: string,
  policy: OwnDialPolicy,
  userId: string | null,
  now: Date,
): Promise<void> {
  const values = { policy: storedJson(policy), updated_by: userId, updated_at: now };
  await sql`
    insert into dial_policies (seller_company_id, policy, updated_by, updated_at)
    values (${companyId}, ${values.policy}::jsonb, ${values.updated_by}::uuid, ${values.updated_at})
    on conflict (seller_company_id) do update set policy = excluded.policy, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at`.execute(trx);
}
