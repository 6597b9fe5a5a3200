import { sql } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import { billingDayOf, endOfBillingMonth } from "../domain/billingMonth.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "./listing.ts";
import type { Due } from "./plans.ts";
import { numberJson, numbersFrom } from "./numberJson.ts";

type NumberField = "purchaseAt" | "number" | "status" | "isDefault";

export interface NumberFilter {
  text?: string;
  sortBy?: NumberField | `-${NumberField}`;
}

/** A page of the phone numbers that companies call from, as JSON text (B-NUM-14). */
export function listNumbersText(db: Database, within: Scope, filter: NumberFilter, page: PageRequest, now: Date) {
  const where = allOf(inScope(within, "n.seller_company_id"), matchesText(sql`n.number`, filter.text));
  const order = orderBy(filter.sortBy ?? "-purchaseAt", "n", {
    purchaseAt: sql`n.purchased_at`,
    number: sql`n.number`,
    status: sql`n.status`,
    isDefault: sql`n.is_default`,
  });
  return readListText(db, { from: numbersFrom(now), alias: "n", where, order, item: numberJson }, page);
}

/** One number as JSON text; undefined if there is none inside the scope. */
export function readNumberText(db: Database, within: Scope, numberId: string, now: Date) {
  const where = allOf(inScope(within, "n.seller_company_id"), sql<boolean>`n.id = ${numberId}::uuid`);
  return readItemText(db, { from: numbersFrom(now), where, item: numberJson });
}

/** A number to change; undefined if there is none inside the scope. */
export async function readNumber(db: Database, within: Scope, numberId: string) {
  return db
    .selectFrom("numbers")
    .select(["id", "number", "status", "seller_company_id as companyId", "is_default as isDefault"])
    .select(["billing_day as billingDay", "paid_until as paidUntil"])
    .where("id", "=", numberId)
    .where(inScope(within, "numbers.seller_company_id"))
    .executeTakeFirst();
}

/** Those of these numbers that already belong to a company. */
export async function findTakenNumbers(db: Database, candidates: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("numbers")
    .select("number")
    .where(sql<boolean>`number = any(${candidates}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.number));
}

/** How many numbers a company has had, including expired ones. */
export async function countNumbers(db: Database, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom("numbers")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("seller_company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewNumber {
  id: string;
  companyId: string;
  countryId: string;
  number: string;
  /** The provider. */
  provider: string;
}

/** Gives a company a number, with its first month paid. False if the number already belongs to a company. */
export async function insertNumber(trx: Trx, { id, companyId, countryId, number, provider }: NewNumber, now: Date) {
  const billingDay = billingDayOf(now);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("numbers")
    .values({
      id,
      seller_company_id: companyId,
      country_id: countryId,
      number,
      provider,
      purchased_at: now,
      billing_day: billingDay,
      paid_until: endOfBillingMonth(now, billingDay),
    })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes a number the company's default, or ends this; the previous default number is none any more. */
export async function setDefaultNumber(trx: Trx, companyId: string, numberId: string | null): Promise<void> {
  await trx
    .updateTable("numbers")
    .set({ is_default: false })
    .where("seller_company_id", "=", companyId)
    .where("is_default", "=", true)
    .execute();
  if (numberId) await trx.updateTable("numbers").set({ is_default: true }).where("id", "=", numberId).execute();
}

/** Numbers whose month has ended, the longest ago first; excluding the given ones. */
export async function findDueNumbers(db: Database, now: Date, known: string[], limit: number): Promise<Due[]> {
  return db
    .selectFrom("numbers")
    .select(["id", "seller_company_id as companyId"])
    .where("status", "=", "ACTIVE")
    .where("paid_until", "<=", now)
    .where(sql<boolean>`id <> all(${known}::uuid[])`)
    .orderBy("paid_until")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The fee of another month is paid. */
export async function extendNumber(trx: Trx, numberId: string, paidUntil: Date): Promise<void> {
  await trx.updateTable("numbers").set({ paid_until: paidUntil }).where("id", "=", numberId).execute();
}

/** The fee was not paid: no calls are made from the number any more. */
export async function expireNumber(trx: Trx, numberId: string): Promise<void> {
  await trx.updateTable("numbers").set({ status: "EXPIRED", is_default: false }).where("id", "=", numberId).execute();
}

/** Sets how many calls may be made from a number; missing fields stay. */
export async function saveNumberCaps(
  trx: Trx,
  numberId: string,
  caps: { maxCallsPerHour?: number | null | undefined; maxCallsPerDay?: number | null | undefined },
): Promise<void> {
  const { maxCallsPerHour: hour, maxCallsPerDay: day } = caps;
  if (hour === undefined && day === undefined) return;
  await trx
    .updateTable("numbers")
    .set({
      ...(hour !== undefined && { max_calls_per_hour: hour }),
      ...(day !== undefined && { max_calls_per_day: day }),
    })
    .where("id", "=", numberId)
    .execute();
}
