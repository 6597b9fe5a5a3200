import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import { inPortions } from "./forgetRows.ts";
import { hashOfNumber, type Suppression } from "./suppressions.ts";

/** A register of numbers that are not called. */
export interface Register extends Pick<Suppression, "companyId" | "createdBy"> {
  name: string;
  expiresAt: Date | null;
}

/** Whether no import for a company is in progress. */
export async function isTurnToImport(db: Database, companyId: string | null): Promise<boolean> {
  return db.transaction().execute((trx) => takeTurnToImport(trx, companyId));
}

/** Prevents other imports for the same company until the transaction ends; returns false if one is in progress. */
export async function takeTurnToImport(trx: Trx, companyId: string | null): Promise<boolean> {
  const { rows } = await sql<{ isTurn: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('import-register'), hashtext(${companyId ?? "everybody"})) as "isTurn"`.execute(
    trx,
  );
  return rows[0]?.isTurn ?? false;
}

/** The entry of a register that is being imported. */
export interface OpenedRegister {
  id: string;
  /** It has no numbers yet. */
  isNew: boolean;
}

/** The salt for the hashes of numbers. */
export async function readRegisterSalt(db: Database): Promise<string> {
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "registers")
    .executeTakeFirstOrThrow();
  return value;
}

/** The entry of a register: a new one, or the existing one with a new end. */
export async function openRegister(trx: Trx, newId: string, register: Register, now: Date): Promise<OpenedRegister> {
  const { companyId, name, expiresAt, createdBy } = register;
  const { id } = await trx
    .insertInto("suppressed_numbers")
    .values({
      id: newId,
      seller_company_id: companyId,
      number_key: `register ${name.toLowerCase()}`,
      source: "IMPORT",
      register: name,
      numbers_count: 0,
      created_by: createdBy,
      created_at: now,
      imported_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["number_key", "seller_company_id", "source"])
        .where("lifted_at", "is", null)
        .doUpdateSet({ expires_at: expiresAt, imported_at: now }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, isNew: id === newId };
}

/** The length of a number's hash. */
const hashBytes = 16;

/**
 * Adds numbers to a register; returns how many were new. They are written in the order of the index, so that each of
 * its pages is written once. In a new register only its own numbers could be duplicates, and no number is in two
 * batches.
 *
 * @param hashes concatenated hashes.
 */
export async function insertRegisteredNumbers(
  trx: Trx,
  { id, isNew }: OpenedRegister,
  hashes: Uint8Array,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into registered_numbers (number_hash, register_id)
    select distinct substring(${hashes}::bytea from nth * ${hashBytes}::int + 1 for ${hashBytes}::int), ${id}::uuid
    from generate_series(0, ${hashes.length / hashBytes}::int - 1) nth order by 1
    ${isNew ? sql`` : sql`on conflict do nothing`}`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Stores the number of entries of a register. */
export async function addToNumbersCount(trx: Trx, registerId: string, addedCount: number): Promise<void> {
  await trx
    .updateTable("suppressed_numbers")
    .set(({ eb }) => ({ numbers_count: eb("numbers_count", "+", addedCount) }))
    .where("id", "=", registerId)
    .execute();
}

/** The numbers of a register to which calls are waiting. */
export async function findWaitingNumbers(trx: Trx, registerId: string, companyId: string | null): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select waiting.number from (
      select distinct c.contact_phone_number as number from calls c
      where c.status in ('CRON', 'QUEUED') and c.dialled_at is null and c.contact_phone_number is not null
        and (${companyId}::uuid is null or c.seller_company_id = ${companyId}::uuid)) waiting
    where exists (select from registered_numbers registered
      where registered.number_hash = ${hashOfNumber(sql`waiting.number`)} and registered.register_id = ${registerId}::uuid)`.execute(
    trx,
  );
  return rows.map(({ number }) => number);
}

/** Deletes the contents of registers that ended before a given time; their entries stay. */
export function forgetRegisteredNumbers(db: Database, before: Date): Promise<void> {
  return inPortions(
    db,
    (limit) => sql`
      delete from registered_numbers where (number_hash, register_id) in (
        select r.number_hash, r.register_id from registered_numbers r join suppressed_numbers n on n.id = r.register_id
        where n.lifted_at < ${before} or n.expires_at < ${before} limit ${limit})`,
  );
}
