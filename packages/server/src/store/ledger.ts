import { sql } from "kysely";

import type { CallPrice, CallRate } from "../domain/callPrice.ts";
import type { MicroUsd } from "../domain/money.ts";
import type { Database, Trx } from "../db/database.ts";

/** A company's money and minutes at one point in time. */
export interface Account {
  companyId: string;
  balanceMicros: MicroUsd;
  /** Reserved for calls in progress; part of the balance, but not available. */
  heldMicros: MicroUsd;
  heldFreeMinutes: number;
  /** The plan's price per minute and the free minutes that are neither used nor reserved. */
  rate: CallRate;
}

/** The charge for a company without a plan. */
const DEFAULT_CALL_FEE_MICROS: MicroUsd = 500_000n;
const UNLIMITED = -1;

/** A company's balance, 0 if it never paid. */
export async function readBalance(db: Database, companyId: string): Promise<MicroUsd> {
  return (await readLastEntry(db, companyId))?.balance_after_micros ?? 0n;
}

/** The current money and minutes; in a transaction that will write, use `lockAccount`. */
export async function readAccount(db: Database, companyId: string): Promise<Account> {
  const [last, plan] = await Promise.all([readLastEntry(db, companyId), readPlan(db, companyId)]);
  const heldFreeMinutes = last?.held_free_minutes_after ?? 0;
  const isUnlimited = plan?.free_minutes === UNLIMITED;
  return {
    companyId,
    balanceMicros: last?.balance_after_micros ?? 0n,
    heldMicros: last?.held_after_micros ?? 0n,
    heldFreeMinutes,
    rate: {
      callFeeMicros: plan?.call_fee_micros ?? DEFAULT_CALL_FEE_MICROS,
      freeMinutesLeft: isUnlimited
        ? null
        : Math.max(0, (plan?.free_minutes ?? 0) - (plan?.used_minutes ?? 0)) - heldFreeMinutes,
    },
  };
}

/**
 * The entry since which the balance is below an amount: the position of the last entry with a sufficient balance; 0 if
 * there is none.
 */
export async function lastPositionAtLeast(trx: Trx, companyId: string, micros: MicroUsd): Promise<bigint> {
  const entry = await trx
    .selectFrom("ledger_entries")
    .select("position")
    .where("seller_company_id", "=", companyId)
    .where("balance_after_micros", ">=", micros)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return entry?.position ?? 0n;
}

/** Reads and locks the account until the transaction ends. */
export async function lockAccount(trx: Trx, companyId: string): Promise<Account> {
  await sql`select from seller_companies where id = ${companyId} for no key update`.execute(trx);
  return readAccount(trx, companyId);
}

/** Reserves money and free minutes for calls that are about to be dialled. A second reservation for a call fails. */
export async function reserve(
  trx: Trx,
  companyId: string,
  reservations: { callId: string; price: CallPrice }[],
  at: Date,
): Promise<void> {
  const entries = reservations.map(({ callId, price }): NewEntry => ({
    kind: "RESERVE",
    heldMicros: price.amountMicros,
    heldFreeMinutes: price.freeMinutes,
    callId,
  }));
  await appendEntries(trx, companyId, at, entries);
}

/** The reservation of a call that is not settled. */
export interface Reservation extends Pick<CallPrice, "amountMicros" | "freeMinutes"> {
  callId: string;
  companyId: string;
}

/** The reservations of these calls, by call. To settle them, read this with the company's account locked. */
export async function readReservations(db: Database, callIds: string[]): Promise<Map<string, Reservation>> {
  const { rows } = await sql<Reservation>`
    select reserved.call_id as "callId", reserved.seller_company_id as "companyId", reserved.held_micros as "amountMicros",
      reserved.held_free_minutes as "freeMinutes"
    from ledger_entries reserved
    where reserved.call_id = any(${callIds}::uuid[]) and reserved.kind = 'RESERVE' and not exists (
      select from ledger_entries settled where settled.call_id = reserved.call_id and settled.kind = 'SETTLE')`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.callId, row]));
}

/** Locks the accounts of companies until the transaction ends, in the order of their ids, like all other code. */
export async function lockAccounts(trx: Trx, companyIds: string[]): Promise<void> {
  await sql`select from seller_companies where id = any(${companyIds}::uuid[]) order by id for no key update`.execute(
    trx,
  );
}

/** Releases the reservations of a company's calls and charges their costs, one after the other. A second time fails. */
export async function settle(
  trx: Trx,
  companyId: string,
  settled: { reservation: Reservation; charge: SettledCharge }[],
  at: Date,
): Promise<void> {
  const entries = settled.map(({ reservation, charge }): NewEntry => ({
    kind: "SETTLE",
    amountMicros: -charge.amountMicros,
    heldMicros: -reservation.amountMicros,
    heldFreeMinutes: -reservation.freeMinutes,
    callId: reservation.callId,
    transactionId: charge.transactionId,
  }));
  await appendEntries(trx, companyId, at, entries);
  const freeMinutes = settled.reduce((sum, { charge }) => sum + charge.freeMinutes, 0);
  if (freeMinutes === 0) return;
  await trx
    .updateTable("subscriptions")
    .set({ used_minutes: sql<number>`used_minutes + ${freeMinutes}` })
    .where("seller_company_id", "=", companyId)
    .where("replaced_at", "is", null)
    .execute();
}

export interface SettledCharge extends Pick<CallPrice, "amountMicros" | "freeMinutes"> {
  /** The row that the company sees; null for a call without a conversation. */
  transactionId: string | null;
}

export interface NewEntry {
  kind: "RESERVE" | "SETTLE" | "DEPOSIT" | "SPEND" | "REFUND";
  amountMicros?: MicroUsd;
  heldMicros?: MicroUsd;
  heldFreeMinutes?: number;
  callId?: string;
  transactionId?: string | null;
}

/** Adds one row after the last one and returns the balance after it; see `appendEntries`. */
export function appendEntry(trx: Trx, companyId: string, at: Date, entry: NewEntry): Promise<MicroUsd> {
  return appendEntries(trx, companyId, at, [entry]);
}

/**
 * Adds rows after the last one, with the account locked until the transaction ends, and returns the balance after them.
 * The times of the ledger never go backwards, whichever process writes: its order by time is its order by position.
 */
async function appendEntries(trx: Trx, companyId: string, at: Date, entries: NewEntry[]): Promise<MicroUsd> {
  await sql`select from seller_companies where id = ${companyId} for no key update`.execute(trx);
  const last = await readLastEntry(trx, companyId);
  let position = last?.position ?? 0n;
  let balance = last?.balance_after_micros ?? 0n;
  let held = last?.held_after_micros ?? 0n;
  let heldMinutes = last?.held_free_minutes_after ?? 0;
  const rows = entries.map(
    ({ kind, amountMicros = 0n, heldMicros = 0n, heldFreeMinutes = 0, callId, transactionId }) => {
      position += 1n;
      balance += amountMicros;
      held += heldMicros;
      heldMinutes += heldFreeMinutes;
      return {
        seller_company_id: companyId,
        position,
        kind,
        amount_micros: amountMicros,
        held_micros: heldMicros,
        held_free_minutes: heldFreeMinutes,
        balance_after_micros: balance,
        held_after_micros: held,
        held_free_minutes_after: heldMinutes,
        call_id: callId ?? null,
        transaction_id: transactionId ?? null,
        created_at: last && last.created_at > at ? last.created_at : at,
      };
    },
  );
  if (rows.length > 0) await trx.insertInto("ledger_entries").values(rows).execute();
  return balance;
}

function readLastEntry(db: Database, companyId: string) {
  return db
    .selectFrom("ledger_entries")
    .select(["position", "balance_after_micros", "held_after_micros", "held_free_minutes_after", "created_at"])
    .where("seller_company_id", "=", companyId)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
}

function readPlan(db: Database, companyId: string) {
  return db
    .selectFrom("subscriptions as s")
    .innerJoin("subscription_packages as p", "p.id", "s.subscription_package_id")
    .select(["p.call_fee_micros", "p.free_minutes", "s.used_minutes"])
    .where("s.seller_company_id", "=", companyId)
    .where("s.replaced_at", "is", null)
    .executeTakeFirst();
}
