import { sql } from "kysely";

import type { Database } from "../../db/database.ts";

/** Tables that every request changes: the counters of requests. */
const notCompared = ["rate_limits"];

/** A hash of the content of every table, to check that nothing has changed. `last_used_at` does not count. */
export async function tableHashes(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${notCompared}::text[])
    order by table_name`.execute(db);
  const hashes = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: found } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(line, '' order by line)), '') as hash
      from (select md5((to_jsonb(t) - 'last_used_at')::text) as line from ${sql.table(name)} t) lines`.execute(db);
    hashes.set(name, found[0]?.hash ?? "");
  }
  return hashes;
}
