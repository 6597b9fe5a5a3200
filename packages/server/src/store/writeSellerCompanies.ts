import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import type { ChangedRow, NewRow } from "./tables.ts";

/** Adds a company. */
export async function insertSellerCompany(trx: Trx, company: NewRow<"seller_companies">, now: Date): Promise<void> {
  await trx
    .insertInto("seller_companies")
    .values({ ...company, created_at: now, updated_at: now })
    .execute();
}

/** Changes the given fields; undefined ones stay. */
export async function updateSellerCompanyRow(
  trx: Trx,
  id: string,
  changes: ChangedRow<"seller_companies">,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("seller_companies")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Which of these products are in the catalogue, and which of the others a company has created itself. */
export async function sortProducts(db: Database, companyId: string | null, productIds: string[]) {
  const { rows } = await sql<{ id: string; isPublic: boolean }>`
    select p.id, p.seller_company_id is null as "isPublic" from products p
    where p.id = any(${productIds}::uuid[]) and p.owner_user_id is null
      and (p.seller_company_id is null or p.seller_company_id = ${companyId}::uuid)`.execute(db);
  return {
    known: new Set(rows.map(({ id }) => id)),
    publicIds: rows.filter(({ isPublic }) => isPublic).map(({ id }) => id),
  };
}

/** The products that a company has created itself. */
export async function readOwnProducts(db: Database, companyId: string): Promise<{ id: string; name: string }[]> {
  return db.selectFrom("products").select(["id", "name"]).where("seller_company_id", "=", companyId).execute();
}

/** Replaces the catalogue products that a company sells. */
export async function setCatalogueProducts(trx: Trx, companyId: string, productIds: string[]): Promise<void> {
  await trx.deleteFrom("seller_company_products").where("seller_company_id", "=", companyId).execute();
  if (productIds.length === 0) return;
  await trx
    .insertInto("seller_company_products")
    .values(productIds.map((product_id) => ({ seller_company_id: companyId, product_id })))
    .execute();
}

/** Products that a person created while they had no company become the company's. Returns their ids. */
export async function adoptProducts(trx: Trx, companyId: string, userId: string, now: Date): Promise<Set<string>> {
  const rows = await trx
    .updateTable("products")
    .set({ seller_company_id: companyId, owner_user_id: null, updated_at: now })
    .where("owner_user_id", "=", userId)
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Locks those of the companies that exist, so that none of their calls can begin until the transaction ends. */
export async function lockCompanies(trx: Trx, ids: string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from seller_companies where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
  return rows;
}

/** Those of the companies that have a call in progress. */
export async function companiesOnTheLine(db: Database, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct seller_company_id as id from calls
    where seller_company_id = any(${ids}::uuid[]) and dialled_at is not null
      and status in ('QUEUED', 'RINGING', 'IN_PROGRESS')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes companies with all their records; the people stay. */
export async function deleteSellerCompanyRows(trx: Trx, ids: string[]): Promise<number> {
  const { rows } = await sql`delete from seller_companies where id = any(${ids}::uuid[]) returning id`.execute(trx);
  return rows.length;
}
