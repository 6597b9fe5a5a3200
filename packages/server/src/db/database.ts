import { Kysely, PostgresDialect, type Transaction } from "kysely";
import type { Pool } from "pg";

import type { Tables } from "../store/tables.ts";

/** The database for readers: the pool or a transaction. */
export type Database = Kysely<Tables>;

/** An open transaction. Writers require this type, so that nothing is written outside one. */
export type Trx = Transaction<Tables>;

/** The typed query builder over a pool. Destroying it ends the pool. */
export function openDatabase(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
