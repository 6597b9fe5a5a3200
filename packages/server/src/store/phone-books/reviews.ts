import { sql } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "../listing.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf, oneOrNull } from "../json.ts";
import type { ChangedRow, NewRow } from "../tables.ts";

type ReviewField = "updatedAt" | "createdAt" | "title";

export interface ReviewFilter {
  text?: string;
  sortBy?: ReviewField | `-${ReviewField}`;
}

/** A page of an item's notes as JSON text. The calling code has checked that the item is in scope. */
export function listReviewsText(db: Database, phoneBookId: string, { text, sortBy }: ReviewFilter, page: PageRequest) {
  const where = allOf(
    sql<boolean>`r.phone_book_id = ${phoneBookId}`,
    matchesText(sql`plain(r.title || ' ' || r.review)`, text),
  );
  const order = orderBy(sortBy ?? "-updatedAt", "r", {
    updatedAt: sql`r.updated_at`,
    createdAt: sql`r.created_at`,
    title: sql`lower(r.title)`,
  });
  return readListText(db, { from, alias: "r", item, where, order }, page);
}

/** A page of the notes on a contact's items as JSON text, the newest first. */
export function listContactReviewsText(db: Database, within: Scope, contactId: string, page: PageRequest) {
  const ofContact = sql`phone_book_reviews r join phone_books b on b.id = r.phone_book_id`;
  const where = allOf(sql<boolean>`b.contact_id = ${contactId}`, inScope(within, "b.seller_company_id"));
  const order = orderBy("-createdAt", "r", { createdAt: sql`r.created_at` });
  return readListText(db, { from: ofContact, alias: "r", item, where, order }, page);
}

/** One note of an item as JSON text. */
export function readReviewText(db: Database, phoneBookId: string, id: string) {
  return readItemText(db, { from, item, where: sql<boolean>`r.id = ${id} and r.phone_book_id = ${phoneBookId}` });
}

export async function insertReview(trx: Trx, note: NewRow<"phone_book_reviews">, now: Date): Promise<void> {
  await trx
    .insertInto("phone_book_reviews")
    .values({ ...note, created_at: now, updated_at: now })
    .execute();
}

/** Changes the given fields; false if the item has no such note. */
export async function updateReviewRow(
  trx: Trx,
  phoneBookId: string,
  id: string,
  changes: ChangedRow<"phone_book_reviews">,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("phone_book_reviews")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .where("phone_book_id", "=", phoneBookId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteReviewRow(trx: Trx, phoneBookId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("phone_book_reviews")
    .where("id", "=", id)
    .where("phone_book_id", "=", phoneBookId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const from = sql`phone_book_reviews r`;
const r = columnsOf<"phone_book_reviews">("r");
const u = columnsOf<"users">("u");
const item = jsonOf<Schemas["PhoneBookReview"]>({
  id: r.id,
  title: r.title,
  review: r.review,
  author: oneOrNull(
    jsonOf<Schemas["ReviewAuthor"]>({ id: u.id, name: u.name, surname: u.surname }),
    sql`from users u where u.id = r.author_id`,
  ),
  createdAt: iso(r.created_at),
  updatedAt: iso(r.updated_at),
});
