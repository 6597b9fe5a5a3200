import { sql } from "kysely";

import type { Database } from "../db/database.ts";

/** The channel on which dispatchers are notified that a call waits or a line is free. */
export const WAKE_CHANNEL = "calls_to_dial";

/** Notifies the dispatchers of all processes, once this transaction is committed. */
export async function wakeDispatchers(db: Database): Promise<void> {
  await sql`select pg_notify(${WAKE_CHANNEL}, '')`.execute(db);
}
