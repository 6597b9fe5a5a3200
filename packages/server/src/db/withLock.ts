import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import type { Database } from "./database.ts";

const TRY_AGAIN_MS = 100;

/** Runs work while no other process on this database runs it. The work itself may use any connection. */
export async function withLock(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Tried repeatedly instead of waiting in one statement, because the other process may take longer than a statement
    // may.
    while (!(await isLocked(connection, name))) await pause(TRY_AGAIN_MS);
    await workAndUnlock(connection, name, work);
  });
}

/** Runs work unless a process on this database is running it. */
export async function unlessLocked(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (await isLocked(connection, name)) await workAndUnlock(connection, name, work);
  });
}

async function workAndUnlock(connection: Database, name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    // A lock ends with its connection.
    await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection).catch(() => {});
  }
}

async function isLocked(connection: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_try_advisory_lock(hashtext(${name})) as is`.execute(connection);
  return rows[0]?.is ?? false;
}
