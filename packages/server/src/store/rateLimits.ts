import { sql } from "kysely";

import type { Database } from "../db/database.ts";

export interface Window {
  startedAt: Date;
  /** How often it was used, this time included. */
  count: number;
}

/** Uses a fixed window once; a window that is over begins anew. One statement, so that processes never count past each other. */
export async function takeFromWindow(db: Database, key: Buffer, now: Date, seconds: number): Promise<Window> {
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<Window>`
    insert into rate_limits as w (key, started_at, count, expires_at) values (${key}, ${now}, 1, ${expiresAt})
    on conflict (key) do update set
      count = case when w.expires_at <= excluded.started_at then 1 else w.count + 1 end,
      started_at = case when w.expires_at <= excluded.started_at then excluded.started_at else w.started_at end,
      expires_at = case when w.expires_at <= excluded.started_at then excluded.expires_at else w.expires_at end
    returning started_at as "startedAt", count`.execute(db);
  return rows[0] ?? { startedAt: now, count: 1 };
}

/** Takes one use of a window back. */
export async function giveBackToWindow(db: Database, key: Buffer): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((window) => ({ count: window("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}

/** Forgets windows that are over. */
export async function forgetWindows(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("expires_at", "<", before).execute();
}
