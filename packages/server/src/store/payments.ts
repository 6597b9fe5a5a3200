import { sql } from "kysely";

import { companyName } from "./archive.ts";
import type { Database, Trx } from "../db/database.ts";
import type { DepositOutcome, DepositState } from "../domain/deposit.ts";
import type { MicroUsd } from "../domain/money.ts";
import type { PaymentEvent, Payments } from "../payments/port.ts";

/** A deposit with its payment. */
export interface PaidDeposit extends DepositState {
  transactionId: string;
  companyId: string;
  companyName: string;
  /** The part of the refunds that was taken from the balance. */
  takenBackMicros: MicroUsd;
  expiresAt: Date;
  returnUrl: string;
}

/** Stores how a deposit will be paid. */
export async function insertPayment(
  trx: Trx,
  payment: { transactionId: string; provider: Payments["name"]; expiresAt: Date; returnUrl: string },
): Promise<void> {
  await trx
    .insertInto("payments")
    .values({
      transaction_id: payment.transactionId,
      provider: payment.provider,
      checkout_id: null,
      expires_at: payment.expiresAt,
      return_url: payment.returnUrl,
    })
    .execute();
}

/** The page is open. */
export async function noteCheckout(trx: Trx, transactionId: string, checkoutId: string): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ checkout_id: checkoutId })
    .where("transaction_id", "=", transactionId)
    .execute();
}

/** A deposit of this provider; undefined for another provider's and for unknown ones. */
export function readDeposit(db: Database, provider: Payments["name"], transactionId: string) {
  return depositQuery(db, provider, transactionId).executeTakeFirst();
}

/** The same, with a lock until the transaction ends. */
export async function lockDeposit(
  trx: Trx,
  provider: Payments["name"],
  transactionId: string,
): Promise<PaidDeposit | undefined> {
  await sql`select from transactions where id = ${transactionId} for no key update`.execute(trx);
  return depositQuery(trx, provider, transactionId).executeTakeFirst();
}

function depositQuery(db: Database, provider: Payments["name"], transactionId: string) {
  return db
    .selectFrom("payments as p")
    .innerJoin("transactions as t", "t.id", "p.transaction_id")
    .select([
      "t.id as transactionId",
      "t.seller_company_id as companyId",
      companyName(sql`t.seller_company_id`).as("companyName"),
      "t.status",
      "t.amount_micros as amountMicros",
      "p.refunded_micros as refundedMicros",
      "p.taken_back_micros as takenBackMicros",
      "p.expires_at as expiresAt",
      "p.return_url as returnUrl",
    ])
    .where("p.transaction_id", "=", transactionId)
    .where("p.provider", "=", provider);
}

/**
 * Whether the provider has reported this before. Queried with the deposit locked, so that of two concurrent reports one
 * is the first.
 */
export async function isKnownEvent(trx: Trx, provider: Payments["name"], eventId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_inbox where provider = ${provider} and event_id = ${eventId}`.execute(trx);
  return rows.length > 0;
}

/** Stores a provider's report and its effect. */
export async function keepEvent(
  trx: Trx,
  provider: Payments["name"],
  event: PaymentEvent,
  outcome: DepositOutcome,
  at: Date,
): Promise<void> {
  await trx
    .insertInto("payment_inbox")
    .values({
      provider,
      event_id: event.id,
      transaction_id: event.transactionId,
      type: event.type,
      outcome,
      // oxlint-disable-next-line eslint/no-restricted-properties -- the provider's ids and amounts, which are bigints
      payload: JSON.stringify(event, (_key, value: unknown) => (typeof value === "bigint" ? value.toString() : value)),
      received_at: at,
    })
    .execute();
}

/** How much the provider has refunded so far. */
export async function noteRefund(trx: Trx, transactionId: string, refundedMicros: MicroUsd): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ refunded_micros: refundedMicros })
    .where("transaction_id", "=", transactionId)
    .execute();
}

/** How much of it was taken from the balance. */
export async function noteTakenBack(trx: Trx, transactionId: string, takenBackMicros: MicroUsd): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ taken_back_micros: takenBackMicros })
    .where("transaction_id", "=", transactionId)
    .execute();
}

/**
 * Some of the open deposits whose page stopped accepting payments before this time: any of them, so that those of which
 * the provider knows nothing do not keep the others waiting.
 */
export function findExpiredCheckouts(db: Database, provider: Payments["name"], before: Date, limit: number) {
  return db
    .selectFrom("transactions as t")
    .innerJoin("payments as p", "p.transaction_id", "t.id")
    .select(["p.transaction_id as transactionId", "p.checkout_id as checkoutId"])
    .where("t.status", "=", sql.lit("INCOMPLETE"))
    .where("p.provider", "=", provider)
    .where("p.expires_at", "<", before)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
}
