import { sql } from "kysely";

import type { Trx } from "../db/database.ts";

/**
 * A record that several people may edit. Its table has `updated_at`, which differs between all versions (migration
 * 0024).
 */
export interface EditedRecord {
  table:
    | "campaigns"
    | "contacts"
    | "faqs"
    | "feedbacks"
    | "phone_book_reviews"
    | "phone_books"
    | "potential_customers"
    | "products"
    | "seller_companies"
    | "users";
  id: string;
}

/** What belongs to a customer is locked after the customer, as everybody does who writes to both (`touchCustomer`). */
const ofCustomers: ReadonlySet<EditedRecord["table"]> = new Set(["contacts", "phone_books"]);

/** The version of a record, which cannot change until the transaction ends; undefined if there is no such record. */
export async function lockState(trx: Trx, { table, id }: EditedRecord): Promise<string | undefined> {
  if (ofCustomers.has(table))
    await sql`select from potential_customers
      where id = (select potential_customer_id from ${sql.table(table)} where id = ${id}) for no key update`.execute(
      trx,
    );
  const { rows } = await sql<{ state: string }>`
    select iso(updated_at) as state from ${sql.table(table)} where id = ${id} for no key update`.execute(trx);
  return rows[0]?.state;
}

/** Its version after the changes of this transaction. */
export async function readState(trx: Trx, { table, id }: EditedRecord): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select iso(updated_at) as state from ${sql.table(table)} where id = ${id}`.execute(trx);
  return rows[0]?.state;
}

/** Stores who created a version of a record. */
export async function rememberEdit(trx: Trx, edit: { recordId: string; state: string; author: string }): Promise<void> {
  await trx
    .insertInto("edits")
    .values({ record_id: edit.recordId, edited_at: new Date(edit.state), author: edit.author })
    .onConflict((known) =>
      known.column("record_id").doUpdateSet({
        edited_at: (row) => row.ref("excluded.edited_at"),
        author: (row) => row.ref("excluded.author"),
      }),
    )
    .execute();
}

/**
 * The name of the person who created this version of a record; null if nobody edited it, or the person is not known any
 * more.
 */
export async function readEditor(trx: Trx, recordId: string, state: string): Promise<string | null> {
  const edit = await trx
    .selectFrom("edits")
    .select("author")
    .where("record_id", "=", recordId)
    .where("edited_at", "=", new Date(state))
    .executeTakeFirst();
  const [kind, id = "", ...label] = edit?.author.split(":") ?? [];
  if (kind === "embed") return label.join(":") || null;
  if (kind !== "user") return null;
  const user = await trx.selectFrom("users").select(["name", "surname"]).where("id", "=", id).executeTakeFirst();
  return user ? `${user.name} ${user.surname}`.trim() : null;
}
