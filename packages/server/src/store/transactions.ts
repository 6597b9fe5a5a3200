import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import type { MicroUsd } from "../domain/money.ts";
import { companyRefJson } from "./archive.ts";
import { isWhole, keptCount } from "./keptCount.ts";
import { appendEntry, lockAccount, readBalance } from "./ledger.ts";
import { allOf, matchesText, orderBy, readListText, type PageRequest } from "./listing.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf, usd } from "./json.ts";

type TransactionField = "createdAt" | "amount" | "balance" | "type" | "status";

export interface TransactionFilter {
  text?: string;
  sortBy?: TransactionField | `-${TransactionField}`;
  types?: ("DEPOSIT" | "SPEND")[];
  statuses?: ("INCOMPLETE" | "COMPLETED" | "FAILED")[];
}

/** A page of transactions as JSON text (B-BAL-13). */
export function listTransactionsText(db: Database, within: Scope, filter: TransactionFilter, page: PageRequest) {
  const where = allOf(
    inScope(within, "t.seller_company_id"),
    filter.types && sql<boolean>`t.type = any(${filter.types}::text[])`,
    filter.statuses && sql<boolean>`t.status = any(${filter.statuses}::text[])`,
    matchesText(sql`t.search`, filter.text),
  );
  const order = orderBy(filter.sortBy ?? "-createdAt", "t", {
    createdAt: sql`t.created_at`,
    amount: sql`t.amount_micros`,
    balance: sql`t.balance_micros`,
    type: sql`t.type`,
    status: sql`t.status`,
  });
  const { text, types, statuses } = filter;
  const total = isWhole<TransactionFilter>({ text, types, statuses }) ? keptCount("transactions", within) : undefined;
  return readListText(db, { from: sql`transactions t`, alias: "t", where, order, item, total }, page);
}

const t = columnsOf<"transactions">("t");
const item = jsonOf<Schemas["Transaction"]>({
  id: t.id,
  createdAt: iso(t.created_at),
  amount: usd(t.amount_micros),
  balance: usd(t.balance_micros),
  freeMinutes: t.free_minutes,
  type: t.type,
  description: t.description,
  status: t.status,
  sellerCompany: companyRefJson(t.seller_company_id),
});

export interface NewTransaction {
  id: string;
  companyId: string;
  amountMicros: MicroUsd;
  description: string;
  at: Date;
  /** The part of a call that the plan's free minutes paid for. @default 0 */
  freeMinutes?: number;
}

/** Income: a paid deposit or a promo code. Returns the balance after it. */
export async function deposit(trx: Trx, transaction: NewTransaction): Promise<MicroUsd> {
  const { balanceMicros } = await lockAccount(trx, transaction.companyId);
  await insertTransaction(trx, transaction, "DEPOSIT", "COMPLETED", balanceMicros + transaction.amountMicros);
  return appendEntry(trx, transaction.companyId, transaction.at, {
    kind: "DEPOSIT",
    amountMicros: transaction.amountMicros,
    transactionId: transaction.id,
  });
}

/** A deposit that is about to be paid; the balance changes when it is completed. */
export async function openDeposit(trx: Trx, transaction: NewTransaction): Promise<void> {
  await insertTransaction(trx, transaction, "DEPOSIT", "INCOMPLETE", await readBalance(trx, transaction.companyId));
}

/**
 * The payment arrived. False if the deposit is unknown or no longer open, so that a repeated notification changes
 * nothing.
 */
export async function completeDeposit(trx: Trx, transactionId: string, at: Date): Promise<boolean> {
  const open = await trx
    .updateTable("transactions")
    .set({ status: "COMPLETED", updated_at: at })
    .where("id", "=", transactionId)
    .where("status", "=", "INCOMPLETE")
    .returning(["seller_company_id", "amount_micros"])
    .executeTakeFirst();
  if (!open) return false;
  const balance = await appendEntry(trx, open.seller_company_id, at, {
    kind: "DEPOSIT",
    amountMicros: open.amount_micros,
    transactionId,
  });
  await trx.updateTable("transactions").set({ balance_micros: balance }).where("id", "=", transactionId).execute();
  return true;
}

/** The payment was declined or given up. */
export async function failDeposit(trx: Trx, transactionId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("transactions")
    .set({ status: "FAILED", updated_at: at })
    .where("id", "=", transactionId)
    .where("status", "=", "INCOMPLETE")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Pays for something from the balance, such as a plan or a number.
 *
 * @returns the balance after it, or null if the available money is not sufficient; nothing is written then.
 */
export async function spend(trx: Trx, transaction: NewTransaction): Promise<MicroUsd | null> {
  const account = await lockAccount(trx, transaction.companyId);
  if (account.balanceMicros - account.heldMicros < transaction.amountMicros) return null;
  await insertTransaction(trx, transaction, "SPEND", "COMPLETED", account.balanceMicros - transaction.amountMicros);
  return appendEntry(trx, transaction.companyId, transaction.at, {
    kind: "SPEND",
    amountMicros: -transaction.amountMicros,
    transactionId: transaction.id,
  });
}

/** A due charge that could not be paid: the company sees it, and the balance does not change. */
export async function recordUnpaid(trx: Trx, transaction: NewTransaction): Promise<void> {
  const balance = await readBalance(trx, transaction.companyId);
  await insertTransaction(trx, transaction, "SPEND", "FAILED", balance);
}

/**
 * Takes refunded money back: at most the part of the balance that is not reserved for calls.
 *
 * @returns the amount that was taken; nothing is written if it is 0.
 */
export async function takeBack(trx: Trx, refund: NewTransaction): Promise<MicroUsd> {
  const { balanceMicros, heldMicros } = await lockAccount(trx, refund.companyId);
  const freeMicros = balanceMicros - heldMicros;
  const amountMicros = refund.amountMicros < freeMicros ? refund.amountMicros : freeMicros;
  if (amountMicros <= 0n) return 0n;
  const taken = { ...refund, amountMicros };
  await insertTransaction(trx, taken, "SPEND", "COMPLETED", balanceMicros - amountMicros);
  await appendEntry(trx, refund.companyId, refund.at, {
    kind: "REFUND",
    amountMicros: -amountMicros,
    transactionId: refund.id,
  });
  return amountMicros;
}

/** The row that a company sees for a charge; the calling code writes the ledger row. */
export function insertTransaction(
  trx: Trx,
  transaction: NewTransaction,
  type: "DEPOSIT" | "SPEND",
  status: "INCOMPLETE" | "COMPLETED" | "FAILED",
  balanceMicros: MicroUsd,
): Promise<void> {
  return insertTransactions(trx, [{ ...transaction, balanceMicros }], type, status);
}

/** The same for several charges, each with the balance after it. */
export async function insertTransactions(
  trx: Trx,
  transactions: (NewTransaction & { balanceMicros: MicroUsd })[],
  type: "DEPOSIT" | "SPEND",
  status: "INCOMPLETE" | "COMPLETED" | "FAILED",
): Promise<void> {
  if (transactions.length === 0) return;
  await trx
    .insertInto("transactions")
    .values(
      transactions.map(({ id, companyId, amountMicros, balanceMicros, description, at, freeMinutes = 0 }) => ({
        id,
        seller_company_id: companyId,
        type,
        status,
        amount_micros: amountMicros,
        balance_micros: balanceMicros,
        free_minutes: freeMinutes,
        description,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
}
