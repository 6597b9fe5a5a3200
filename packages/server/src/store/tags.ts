import { sql } from "kysely";

import { inScope, narrowScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import { allOf, matchesText, orderBy, readItemText, readListText, type PageRequest } from "./listing.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, jsonOf } from "./json.ts";
import type { NewRow } from "./tables.ts";

export interface TagFilter {
  text?: string;
  sortBy?: "title" | "-title";
  sellerCompanyId?: string;
}

/** A page of tags as JSON text. */
export function listTagsText(
  db: Database,
  within: Scope,
  { text, sortBy, sellerCompanyId }: TagFilter,
  page: PageRequest,
) {
  const narrowed = narrowScope(within, sellerCompanyId ? [sellerCompanyId] : undefined);
  const where = allOf(inScope(narrowed, "t.seller_company_id"), matchesText(sql`t.search`, text));
  return readListText(
    db,
    { from, alias: "t", where, item, order: orderBy(sortBy ?? "title", "t", { title: sql`t.title_key` }) },
    page,
  );
}

/** One tag as JSON text. */
export function readTagText(db: Database, within: Scope, id: string) {
  return readItemText(db, {
    from,
    item,
    where: allOf(sql<boolean>`t.id = ${id}`, inScope(within, "t.seller_company_id")),
  });
}

/** Adds a tag; false if the company has one with this title. */
export async function insertTag(trx: Trx, tag: NewRow<"tags">): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("tags")
    .values(tag)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Renames a tag, unless its company has another one with this title. Locks the tag first, so that two renames take turns. */
export async function renameTag(
  trx: Trx,
  within: Scope,
  id: string,
  title: string,
): Promise<{ sellerCompanyId: string | null } | "unknown" | "title-taken"> {
  const tag = await trx
    .selectFrom("tags as t")
    .select("t.seller_company_id as sellerCompanyId")
    .where("t.id", "=", id)
    .where(inScope(within, "t.seller_company_id"))
    .forUpdate()
    .executeTakeFirst();
  if (!tag) return "unknown";
  const { rows } = await sql<{ id: string }>`
    update tags t set title = ${title} where t.id = ${id}
      and not exists (select from tags other where other.id <> t.id and other.title_key = lower(${title}) and other.seller_company_id is not distinct from t.seller_company_id)
    returning t.id`.execute(trx);
  return rows.length > 0 ? tag : "title-taken";
}

/** Deletes a tag and removes it from every customer; undefined if there is none in scope. */
export function deleteTagRow(
  trx: Trx,
  within: Scope,
  id: string,
): Promise<{ sellerCompanyId: string | null } | undefined> {
  return trx
    .deleteFrom("tags as t")
    .where("t.id", "=", id)
    .where(inScope(within, "t.seller_company_id"))
    .returning("t.seller_company_id as sellerCompanyId")
    .executeTakeFirst();
}

/** Whether every one of the tags belongs to this company; the catalogue has its own tags. */
export async function areTagsOf(db: Database, sellerCompanyId: string | null, ids: string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tags where id = any(${ids}::uuid[]) and seller_company_id is not distinct from ${sellerCompanyId}::uuid`.execute(
    db,
  );
  return rows[0]?.count === new Set(ids).size;
}

const from = sql`tags t`;
const t = columnsOf<"tags">("t");
const item = jsonOf<Schemas["PotentialCustomerTag"]>({
  id: t.id,
  title: t.title,
  color: t.color,
  sellerCompanyId: t.seller_company_id,
});
