import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";

/** A request that must be carried out once. */
export interface OnceOnly {
  keyHash: Buffer;
  requestHash: Buffer;
}

/** The stored data of a key. */
export interface KnownKey extends OnceOnly {
  attempt: string;
  /** It has committed a transaction. */
  isTouched: boolean;
  /** Null while it is in progress. */
  answer: Buffer | null;
  startedAt: Date;
}

/** Claims a key that is free or has expired. Returns false if another request has it. */
export async function takeKey(
  db: Database,
  { keyHash, requestHash }: OnceOnly,
  attempt: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (key_hash, request_hash, attempt, started_at, expires_at)
    values (${keyHash}, ${requestHash}, ${attempt}, ${now}, ${expiresAt})
    on conflict (key_hash) do update set request_hash = excluded.request_hash, attempt = excluded.attempt,
      is_touched = false, answer = null, started_at = excluded.started_at, expires_at = excluded.expires_at
    where k.expires_at <= ${now}
    returning 1`.execute(db);
  return rows.length === 1;
}

/**
 * Claims a key of an attempt that seems to have died before it wrote anything; that attempt cannot write any more then.
 */
export async function takeOverKey(
  db: Database,
  keyHash: Buffer,
  from: string,
  to: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("idempotency_keys")
    .set({ attempt: to, started_at: now })
    .where("key_hash", "=", keyHash)
    .where("attempt", "=", from)
    .where("is_touched", "=", false)
    .where("answer", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function readKey(db: Database, keyHash: Buffer): Promise<KnownKey | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .select([
      "key_hash as keyHash",
      "request_hash as requestHash",
      "attempt",
      "is_touched as isTouched",
      "answer",
      "started_at as startedAt",
    ])
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
}

/** Stores, in the transaction that writes, that it has written. Returns false if the attempt has lost its claim. */
export async function touchKey(trx: Trx, keyHash: Buffer, attempt: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("idempotency_keys")
    .set({ is_touched: true })
    .where("key_hash", "=", keyHash)
    .where("attempt", "=", attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function saveAnswer(db: Database, keyHash: Buffer, attempt: string, answer: Buffer): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer })
    .where("key_hash", "=", keyHash)
    .where("attempt", "=", attempt)
    .execute();
}

/** Releases a key for which nothing was written. Returns false if something was. */
export async function giveKeyBack(db: Database, keyHash: Buffer, attempt: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_keys")
    .where("key_hash", "=", keyHash)
    .where("attempt", "=", attempt)
    .where("is_touched", "=", false)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
