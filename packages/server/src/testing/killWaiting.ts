import { once } from "node:events";

import { sql } from "kysely";

import type { Database } from "../db/database.ts";
import type { ServerProcess } from "./startProcess.ts";
import { untilTrue } from "./untilTrue.ts";

/** Kills a process as soon as one of its transactions waits for a lock of the test. */
export async function killWaiting(db: Database, { child }: ServerProcess): Promise<void> {
  await untilTrue("a transaction waits for a lock", async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length > 0;
  });
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
