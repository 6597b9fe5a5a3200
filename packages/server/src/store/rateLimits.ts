import { sql } from "kysely";

import type { Database } from "../db/database.ts";

export interface Window {
  startedAt: Date;
  /** The number of uses, including this one. */
  count: number;
}

/**
 * Counts one use in a fixed window; a window that has ended begins again. One statement, so that concurrent processes
 * count correctly.
 */
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

export interface GrowingDelay {
  /** This many uses need no wait. */
  free: number;
  /** The wait after the last free use is a second, then twice as long each time, up to this. */
  longestSeconds: number;
  /** Uses are deleted after this time without another one. */
  rememberedSeconds: number;
}

/**
 * Counts one use of something that requires an increasing wait. One statement, so that two concurrent uses do not both
 * succeed.
 *
 * @returns undefined if it may be used; otherwise the remaining wait in milliseconds, and nothing was counted.
 */
export async function takeWithGrowingDelay(
  db: Database,
  key: Buffer,
  now: Date,
  { free, longestSeconds, rememberedSeconds }: GrowingDelay,
): Promise<number | undefined> {
  const expiresAt = new Date(now.getTime() + rememberedSeconds * 1000);
  const seconds = sql`least(power(2, least(w.count - ${free}::integer, 30)), ${longestSeconds}::integer)`;
  const { rows } = await sql<{ count: number }>`
    insert into rate_limits as w (key, started_at, count, expires_at) values (${key}, ${now}, 1, ${expiresAt})
    on conflict (key) do update set
      count = case when w.expires_at <= excluded.started_at then 1 else w.count + 1 end,
      started_at = excluded.started_at,
      expires_at = excluded.expires_at
    where w.expires_at <= excluded.started_at or w.count < ${free}::integer
      or w.started_at + make_interval(secs => ${seconds}) <= excluded.started_at
    returning w.count`.execute(db);
  if (rows.length > 0) return undefined;
  const waiting = await db
    .selectFrom("rate_limits")
    .select(["started_at", "count"])
    .where("key", "=", key)
    .executeTakeFirst();
  if (!waiting) return 0;
  const waitSeconds = Math.min(2 ** (waiting.count - free), longestSeconds);
  return waiting.started_at.getTime() + waitSeconds * 1000 - now.getTime();
}

/** Deletes all uses of a window. */
export async function forgetWindow(db: Database, key: Buffer): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Reverts one use of a window. */
export async function giveBackToWindow(db: Database, key: Buffer): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((window) => ({ count: window("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .execute();
}
