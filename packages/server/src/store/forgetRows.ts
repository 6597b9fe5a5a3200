import { sql, type RawBuilder } from "kysely";

import type { Database } from "../db/database.ts";
import type { Sql } from "./json.ts";
import type { Tables } from "./tables.ts";

const rowsAtOnce = 10_000;

/**
 * Repeats a statement until it finds no more rows. However many there are, for instance after a week without a worker,
 * it does not run into its time limit, and what is done stays so.
 *
 * @param statement changes or deletes at most this number of rows, and does not find them again.
 */
export async function inPortions(db: Database, statement: (limit: number) => RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement(rowsAtOnce).execute(db);
    if (numAffectedRows < BigInt(rowsAtOnce)) return;
  }
}

/** Deletes rows, in portions. */
export function forgetRows(db: Database, table: keyof Tables, isOld: Sql<boolean>): Promise<void> {
  const rows = sql.table(table);
  return inPortions(
    db,
    (limit) => sql`delete from ${rows} where ctid = any(array(select ctid from ${rows} where ${isOld} limit ${limit}))`,
  );
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
