import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";

/** How many rows of calls PostgreSQL reads during this work, with the plans that it keeps for all values. */
export function callsRead(db: Database, work: (trx: Trx) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    const before = await countRead(trx);
    await work(trx);
    return (await countRead(trx)) - before;
  });
}

async function countRead(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'calls'`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}
