import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "./listing.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf } from "./json.ts";
import type { ChangedRow, NewRow } from "./tables.ts";

type FaqField = "createdAt" | "updatedAt" | "question";

export interface FaqFilter {
  text?: string;
  sortBy?: FaqField | `-${FaqField}`;
}

/** A page of a company's questions and answers as JSON text (B-FAQ-09). */
export function listFaqsText(
  db: Database,
  companyId: string,
  { text, sortBy = "createdAt" }: FaqFilter,
  page: PageRequest,
) {
  const where = allOf(ofCompany(companyId), matchesText(sql`plain(f.question || ' ' || f.answer)`, text));
  const order = orderBy(sortBy, "f", {
    createdAt: sql`f.created_at`,
    updatedAt: sql`f.updated_at`,
    question: sql`lower(f.question)`,
  });
  return readListText(db, { from, alias: "f", where, order, item }, page);
}

/** One of a company's entries as JSON text; undefined if there is none. */
export function readFaqText(db: Database, companyId: string, id: string) {
  return readItemText(db, { from, where: allOf(ofCompany(companyId), sql<boolean>`f.id = ${id}::uuid`), item });
}

export async function insertFaq(trx: Trx, faq: NewRow<"faqs">, now: Date): Promise<void> {
  await trx
    .insertInto("faqs")
    .values({ ...faq, created_at: now, updated_at: now })
    .execute();
}

/** Changes the given fields; does nothing if the company has no such entry. */
export async function updateFaqRow(
  trx: Trx,
  companyId: string,
  id: string,
  changes: ChangedRow<"faqs">,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("faqs")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .where("seller_company_id", "=", companyId)
    .execute();
}

/** False if the company has no such entry. */
export async function deleteFaqRow(db: Database, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("faqs")
    .where("id", "=", id)
    .where("seller_company_id", "=", companyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const from = sql`faqs f`;
const ofCompany = (companyId: string) => sql<boolean>`f.seller_company_id = ${companyId}::uuid`;
const f = columnsOf<"faqs">("f");
const item = jsonOf<Schemas["Faq"]>({
  id: f.id,
  question: f.question,
  answer: f.answer,
  createdAt: iso(f.created_at),
  updatedAt: iso(f.updated_at),
});
