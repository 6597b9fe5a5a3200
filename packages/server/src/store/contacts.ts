import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import type { ContactRow } from "../domain/import/contactRow.ts";
import { everyContactText, ofEachText } from "../domain/contactTexts.ts";
import type { Ids } from "../ids.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "./listing.ts";
import { contactItem } from "./potential-customers/customerJson.ts";
import { isSuppressed } from "./suppressions.ts";
import type { ChangedRow, NewRow } from "./tables.ts";

type ContactField = "createdAt" | "updatedAt" | "name" | "surname" | "email" | "title";

export interface ContactFilter {
  text?: string;
  sortBy?: ContactField | `-${ContactField}`;
}

/** A page of a customer's contacts as JSON text. The caller has checked that the customer is in scope. */
export function listContactsText(db: Database, customerId: string, { text, sortBy }: ContactFilter, page: PageRequest) {
  const listing = {
    from,
    alias: "k",
    item: contactItem,
    where: allOf(sql<boolean>`k.potential_customer_id = ${customerId}`, matchesText(sql`k.search`, text)),
    order: orderBy(sortBy ?? "-createdAt", "k", {
      createdAt: sql`k.created_at`,
      updatedAt: sql`k.updated_at`,
      name: sql`lower(k.name)`,
      surname: sql`lower(k.surname)`,
      email: sql`lower(k.email)`,
      title: sql`lower(k.title)`,
    }),
  };
  return readListText(db, listing, page);
}

/** One contact of a customer as JSON text. */
export function readContactText(db: Database, customerId: string, id: string) {
  return readItemText(db, {
    from,
    item: contactItem,
    where: sql<boolean>`k.id = ${id} and k.potential_customer_id = ${customerId}`,
  });
}

/** The fields of a contact that determine whether they may be called. */
export async function readCalledContact(db: Database, customerId: string, id: string) {
  return db
    .selectFrom("contacts as k")
    .innerJoin("potential_customers as p", "p.id", "k.potential_customer_id")
    .select(["k.phone_number as phoneNumber", "k.is_do_not_call as isDoNotCall", "p.time_zone as ownZone"])
    .where("k.id", "=", id)
    .where("p.id", "=", customerId)
    .executeTakeFirst();
}

/** Whether the contact's number is on the do-not-call list. */
export async function isContactSuppressed(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${isSuppressed(sql<string>`k.phone_number`, sql<string | null>`p.seller_company_id`)} as is
    from contacts k join potential_customers p on p.id = k.potential_customer_id where k.id = ${id}`.execute(db);
  return rows[0]?.is ?? false;
}

/** Adds a contact; false if the customer has one with this phone number. */
export async function insertContact(
  trx: Trx,
  customerId: string,
  id: string,
  contact: Omit<NewRow<"contacts">, "id" | "potential_customer_id">,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("contacts")
    .values({
      ...contact,
      id,
      potential_customer_id: customerId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await touchCustomer(trx, customerId, now);
  return true;
}

/** Changes the given fields. Another contact of the customer must not have the new phone number. */
export async function updateContactRow(
  trx: Trx,
  customerId: string,
  id: string,
  changes: ChangedRow<"contacts">,
  now: Date,
): Promise<"changed" | "unknown" | "phone-taken"> {
  if (changes.phone_number) {
    const other = await trx
      .selectFrom("contacts")
      .select("id")
      .where("potential_customer_id", "=", customerId)
      .where("phone_number", "=", changes.phone_number)
      .where("id", "<>", id)
      .executeTakeFirst();
    if (other) return "phone-taken";
  }
  await touchCustomer(trx, customerId, now);
  const { numUpdatedRows } = await trx
    .updateTable("contacts")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .where("potential_customer_id", "=", customerId)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? "unknown" : "changed";
}

export async function deleteContactRow(trx: Trx, customerId: string, id: string, now: Date): Promise<boolean> {
  await touchCustomer(trx, customerId, now);
  const { numDeletedRows } = await trx
    .deleteFrom("contacts")
    .where("id", "=", id)
    .where("potential_customer_id", "=", customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Writes contacts of an import, identified by customer and phone number; an empty cell does not change the stored
 * value.
 */
export async function upsertContacts(
  trx: Trx,
  ids: Ids,
  contacts: (ContactRow & { customerId: string })[],
  now: Date,
): Promise<void> {
  if (contacts.length === 0) return;
  // One statement must not change a row twice, so several lines about a person are merged.
  const merged = new Map<string, (typeof contacts)[number]>();
  for (const contact of contacts) {
    const key = `${contact.customerId} ${contact.phoneNumber}`;
    const before = merged.get(key);
    merged.set(key, {
      ...contact,
      ...ofEachText((_text, field) => contact[field] ?? before?.[field] ?? null),
      isDoNotCall: contact.isDoNotCall || (before?.isDoNotCall ?? false),
    });
  }
  const unique = [...merged.values()];
  const columns = everyContactText.map(({ column }) => sql.ref(column));
  const texts = Object.values(ofEachText((_text, field) => sql`${unique.map((one) => one[field])}::text[]`));
  const kept = columns.map((column) => sql`${column} = coalesce(excluded.${column}, k.${column})`);
  await sql`
    insert into contacts as k (id, potential_customer_id, phone_number, is_do_not_call, ${sql.join(columns)}, created_at, updated_at)
    select line.*, ${now}::timestamptz, ${now}::timestamptz from unnest(
      ${unique.map(() => ids.next())}::uuid[], ${unique.map((one) => one.customerId)}::uuid[],
      ${unique.map((one) => one.phoneNumber)}::text[], ${unique.map((one) => one.isDoNotCall)}::boolean[], ${sql.join(texts)}) as line
    on conflict (potential_customer_id, phone_number) do update set ${sql.join(kept)},
      is_do_not_call = k.is_do_not_call or excluded.is_do_not_call, updated_at = excluded.updated_at`.execute(trx);
}

/** The phone numbers of these customers' contacts. */
export async function findContactNumbers(db: Database, customerIds: readonly string[]) {
  const { rows } = await sql<{ customerId: string; phoneNumber: string }>`
    select potential_customer_id as "customerId", phone_number as "phoneNumber"
    from contacts where potential_customer_id = any(${customerIds}::uuid[])`.execute(db);
  return rows;
}

/**
 * A contact is part of its customer, so the customer's update time changes: before the contact, as in an import and for
 * a new call center item, which waits for both (migration 0092).
 */
export async function touchCustomer(trx: Trx, customerId: string, now: Date): Promise<void> {
  await trx.updateTable("potential_customers").set({ updated_at: now }).where("id", "=", customerId).execute();
}

const from = sql`contacts k`;
