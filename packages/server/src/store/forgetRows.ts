import { sql } from "kysely";

import type { Database } from "../db/database.ts";
import type { Sql } from "./json.ts";
import type { Tables } from "./tables.ts";

const rowsAtOnce = 10_000;

/**
 * Deletes rows in portions: however many there are, for instance after a week without a worker, no statement runs into
 * its time limit, and what is deleted stays so.
 */
export async function forgetRows(db: Database, table: keyof Tables, isOld: Sql<boolean>): Promise<void> {
  const rows = sql.table(table);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${rows} where ctid = any(array(select ctid from ${rows} where ${isOld} limit ${rowsAtOnce}))`.execute(
      db,
    );
    if (numAffectedRows < BigInt(rowsAtOnce)) return;
  }
}

/**
 * Deletes the rows of a table that are older.
 *
 * @param column has the row's age.
 * @param also a further condition.
 */
export function forgetOlder<Table extends keyof Tables>(
  db: Database,
  table: Table,
  column: keyof Tables[Table] & string,
  before: Date,
  also: Sql<boolean> = sql`true`,
): Promise<void> {
  return forgetRows(db, table, sql`${sql.ref(column)} < ${before} and ${also}`);
}
