import { sql } from "kysely";

import type { Database, Trx } from "../../db/database.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "../listing.ts";

type ReviewField = "updatedAt" | "createdAt" | "title";

export interface ReviewFilter {
  text?: string;
  sortBy?: ReviewField | `-${ReviewField}`;
}

/** A page of an item's notes as JSON text. The caller has checked that the item is in scope. */
export function listReviewsText(
  db: Database,
  phoneBookId: string,
  { text, sortBy }: ReviewFilter,
  page: PageRequest,
): Promise<string> {
  const where = allOf(
    sql<boolean>`r.phone_book_id = ${phoneBookId}`,
    matchesText(sql`lower(r.title || ' ' || r.review)`, text),
  );
  const order = orderBy(sortBy ?? "-updatedAt", "r", {
    updatedAt: sql`r.updated_at`,
    createdAt: sql`r.created_at`,
    title: sql`lower(r.title)`,
  });
  return readListText(db, { from, alias: "r", item, where, order }, page);
}

/** One note of an item as JSON text. */
export function readReviewText(db: Database, phoneBookId: string, id: string): Promise<string | undefined> {
  return readItemText(db, { from, item, where: sql<boolean>`r.id = ${id} and r.phone_book_id = ${phoneBookId}` });
}

export interface ReviewTexts {
  title: string;
  review: string;
}

export async function insertReview(
  trx: Trx,
  note: ReviewTexts & { id: string; phoneBookId: string; authorId: string | null },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("phone_book_reviews")
    .values({
      id: note.id,
      phone_book_id: note.phoneBookId,
      author_id: note.authorId,
      title: note.title,
      review: note.review,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Changes what is given; false when the item has no such note. */
export async function updateReviewRow(
  trx: Trx,
  phoneBookId: string,
  id: string,
  changes: Partial<ReviewTexts>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("phone_book_reviews")
    .set({ title: changes.title, review: changes.review, updated_at: now })
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
const item = sql`json_build_object(
  'id', r.id, 'title', r.title, 'review', r.review,
  'author', (select json_build_object('id', u.id, 'name', u.name, 'surname', u.surname) from users u where u.id = r.author_id),
  'createdAt', iso(r.created_at), 'updatedAt', iso(r.updated_at))`;
