import { sql } from "kysely";

import type { Database } from "../../db/database.ts";

/** Tables that every request changes: the counters of requests. */
const notCompared = ["rate_limits"];

/**
 * A hash of the content of every table, to check that nothing has changed. `last_used_at` does not count. All tables are
 * read with one query, because some files compare them hundreds of times.
 */
export async function tableHashes(db: Database): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string; used: boolean }>`
    select t.table_name as name, exists (
      select from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'last_used_at') as used
    from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> all(${notCompared}::text[])
    order by name`.execute(db);
  const hashes = tables.map(({ name, used }) => {
    const content = used ? sql`(to_jsonb(t) - 'last_used_at')::text` : sql`t::text`;
    // A sum does not depend on the order of the rows.
    return sql`select ${sql.lit(name)} as name,
      (select count(*) || ' ' || coalesce(sum(hashtextextended(${content}, 0)), 0) from ${sql.table(name)} t) as hash`;
  });
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(hashes, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}
