import { sql } from "kysely";

import type { Database } from "./database.ts";

/** Does something while no other process on this database does it. The work itself may use any connection. */
export async function withLock(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
}
