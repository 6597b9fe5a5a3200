import { sql } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { ChangedRow, NewRow } from "../tables.ts";

/** Adds an item. Its customer is locked before its contact, as by whoever deletes the contact (`touchCustomer`). */
export async function insertPhoneBook(trx: Trx, item: NewRow<"phone_books">, now: Date): Promise<void> {
  await sql`select from potential_customers where id = ${item.potential_customer_id} for share`.execute(trx);
  await trx
    .insertInto("phone_books")
    .values({ ...item, created_at: now, updated_at: now })
    .execute();
}

/** The data of an item that a change needs; undefined if it is unknown or out of scope. */
export function findPhoneBook(db: Database, within: Scope, id: string) {
  return db
    .selectFrom("phone_books as b")
    .select(["b.id", "b.seller_company_id as sellerCompanyId", "b.potential_customer_id as customerId"])
    .where("b.id", "=", id)
    .where(inScope(within, "b.seller_company_id"))
    .executeTakeFirst();
}

/** Changes the given fields. */
export async function updatePhoneBookRow(
  trx: Trx,
  id: string,
  changes: ChangedRow<"phone_books">,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("phone_books")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes items; their calls stay in history. Returns the company of each deleted item. */
export async function deletePhoneBookRows(trx: Trx, within: Scope, ids: string[]): Promise<(string | null)[]> {
  const deleted = await trx
    .deleteFrom("phone_books as b")
    .where(sql<boolean>`b.id = any(${ids}::uuid[])`)
    .where(inScope(within, "b.seller_company_id"))
    .returning("b.seller_company_id as companyId")
    .execute();
  return deleted.map((row) => row.companyId);
}

/** Whether a customer has this contact. */
export async function isContactOf(db: Database, customerId: string, contactId: string): Promise<boolean> {
  const contact = await db
    .selectFrom("contacts")
    .select("id")
    .where("id", "=", contactId)
    .where("potential_customer_id", "=", customerId)
    .executeTakeFirst();
  return contact !== undefined;
}

/** Whether a company has this number and may still call from it. */
export async function isNumberOf(db: Database, sellerCompanyId: string, numberId: string): Promise<boolean> {
  const number = await db
    .selectFrom("numbers")
    .select("id")
    .where("id", "=", numberId)
    .where("seller_company_id", "=", sellerCompanyId)
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
  return number !== undefined;
}
