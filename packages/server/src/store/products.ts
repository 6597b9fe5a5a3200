import { sql, type RawBuilder } from "kysely";

import { inScope, type Scope } from "../auth/scope.ts";
import type { Database, Trx } from "../db/database.ts";
import {
  allOf,
  beginsWithText,
  matchesText,
  orderBy,
  readAll,
  readItemText,
  readListText,
  type Listing,
  type PageRequest,
} from "./listing.ts";
import { isWhole, keptCount, keptCountOfCatalogue } from "./keptCount.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf, namedRef, oneOrNull } from "./json.ts";
import type { ChangedRow, NewRow } from "./tables.ts";

type ProductField = "updatedAt" | "createdAt" | "name" | "hscode" | "sector";

export interface ProductFilter {
  text?: string;
  /** `match`: names that begin with the text first. */
  sortBy?: ProductField | `-${ProductField}` | "match";
  /** True for the catalogue, false for products of companies; undefined for everything that the caller may see. */
  isPublic?: boolean;
  /** Only products that this company sells: its own and those it took from the catalogue. */
  sellerCompanyId?: string;
  /** Only these; overrides every other filter (R-19). */
  ids?: string[];
}

/** The viewer of products: their companies, and the products that they created before they had one (R-29). */
export interface ProductViewer {
  within: Scope;
  userId: string | null;
}

/** A page of products as JSON text. */
export function listProductsText(db: Database, viewer: ProductViewer, filter: ProductFilter, page: PageRequest) {
  return readListText(db, listing(viewer, filter), page);
}

/** Every product of a filter, for an export. */
export function readAllProducts(db: Database, viewer: ProductViewer, filter: ProductFilter, limit?: number) {
  return readAll(db, listing(viewer, filter), limit);
}

/** One product as JSON text; undefined if it is unknown or not visible to the viewer. */
export function readProductText(db: Database, viewer: ProductViewer, id: string) {
  return readItemText(db, { from, item, where: allOf(sql<boolean>`p.id = ${id}`, visible(viewer)) });
}

export async function insertProduct(trx: Trx, product: NewRow<"products">, now: Date): Promise<void> {
  await trx
    .insertInto("products")
    .values({ ...product, created_at: now, updated_at: now })
    .execute();
}

/** Changes the given fields; false if there is no such product that the viewer may change. */
export async function updateProductRow(
  trx: Trx,
  viewer: ProductViewer,
  id: string,
  changes: ChangedRow<"products">,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("products as p")
    .set({ ...changes, updated_at: now })
    .where("p.id", "=", id)
    .where(owned(viewer))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes those of the products that belong to the viewer; call center items stay without them. */
export async function deleteProductRows(trx: Trx, viewer: ProductViewer, ids: string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("products as p")
    .where("p.id", "=", sql<string>`any(${ids}::uuid[])`)
    .where(owned(viewer))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** How many customers and call center items inside a scope have a product. */
export async function readProductUse(
  db: Database,
  within: Scope,
  id: string,
): Promise<{ customerCount: number; phoneBookCount: number }> {
  const { rows } = await sql<{ customerCount: number; phoneBookCount: number }>`
    select (select count(*)::int from potential_customer_products l join potential_customers c on c.id = l.potential_customer_id
        where l.product_id = ${id}::uuid and ${inScope(within, "c.seller_company_id")}) as "customerCount",
      (select count(*)::int from phone_books b
        where b.product_id = ${id}::uuid and ${inScope(within, "b.seller_company_id")}) as "phoneBookCount"`.execute(
    db,
  );
  return rows[0] ?? { customerCount: 0, phoneBookCount: 0 };
}

/**
 * Whether a customer or an item of this company may have every one of the products: its own, or those of the catalogue.
 */
export async function areUsableProducts(db: Database, sellerCompanyId: string | null, ids: string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p
    where p.id = any(${ids}::uuid[]) and p.owner_user_id is null
      and (p.seller_company_id is null or p.seller_company_id = ${sellerCompanyId}::uuid)`.execute(db);
  return rows[0]?.count === new Set(ids).size;
}

const from = sql`products p`;

const p = columnsOf<"products">("p");
const item = jsonOf<Schemas["Product"]>({
  id: p.id,
  name: p.name,
  hscode: p.hscode,
  sector: p.sector,
  about: p.about,
  questions: p.questions,
  isPublic: sql<boolean>`p.seller_company_id is null and p.owner_user_id is null`,
  sellerCompany: oneOrNull(
    namedRef(columnsOf<"seller_companies">("s")),
    sql`from seller_companies s where s.id = p.seller_company_id`,
  ),
  createdAt: iso(p.created_at),
  updatedAt: iso(p.updated_at),
});

const isCatalogue = sql<boolean>`(p.seller_company_id is null and p.owner_user_id is null)`;

function listing(viewer: ProductViewer, filter: ProductFilter): Listing<Schemas["Product"]> {
  const where = filter.ids
    ? allOf(visible(viewer), sql<boolean>`p.id = any(${filter.ids}::uuid[])`)
    : allOf(listed(viewer, filter), matchesText(sql`p.search`, filter.text));
  const order = inOrder(filter);
  return { from, alias: "p", where, order, item, ...known(viewer, filter, order) };
}

/**
 * A person's products without a filter, which are in three places: their companies' own, those that the companies took
 * from the catalogue, and those that the person created before they had one. No product is in two of them.
 */
function known(
  viewer: ProductViewer,
  { isPublic, sellerCompanyId, text, ids }: ProductFilter,
  order: RawBuilder<unknown>,
): Pick<Listing<unknown>, "total" | "firstOfParts"> {
  const { within } = viewer;
  if (!isWhole<Omit<ProductFilter, "isPublic" | "sellerCompanyId">>({ text, ids })) return {};
  if (isPublic === true) return { total: keptCountOfCatalogue("products") };
  if (isPublic === false || (sellerCompanyId && within.kind === "companies")) return {};
  if (within.kind === "everything" && !sellerCompanyId) return { total: keptCount("products", within) };
  const companyIds = within.kind === "everything" ? [sellerCompanyId ?? ""] : within.companyIds;
  const userId = sellerCompanyId ? null : viewer.userId;
  const owned = sql<boolean>`p.seller_company_id ${isOneOf(companyIds)}`;
  const sold = sql<boolean>`p.id in (select sold.product_id from seller_company_products sold
    where sold.seller_company_id ${isOneOf(companyIds)}) and (${owned}) is not true and (p.owner_user_id = ${userId}::uuid) is not true`;
  const persons = sql<boolean>`p.owner_user_id = ${userId}::uuid`;
  const first = (part: RawBuilder<boolean>, upTo: RawBuilder<unknown>) =>
    sql`(select p.* from ${from} where ${part} order by ${order} limit ${upTo})`;
  return {
    total: sql<bigint>`(${keptCount("products", { kind: "companies", companyIds })} + (select count(*) from ${from} where ${sold}) + (select count(*) from ${from} where ${persons}))`,
    firstOfParts: (upTo: RawBuilder<unknown>) =>
      sql`(${first(owned, upTo)} union all ${first(sold, upTo)} union all ${first(persons, upTo)}) p`,
  };
}

/** With `=`, an index on the company also provides the order. */
function isOneOf([only, ...others]: string[]): RawBuilder<unknown> {
  if (only !== undefined && others.length === 0) return sql`= ${only}::uuid`;
  return sql`= any(${only === undefined ? [] : [only, ...others]}::uuid[])`;
}

function inOrder({ sortBy = "-updatedAt", text }: ProductFilter): RawBuilder<unknown> {
  if (sortBy === "match" && !text?.trim()) return inOrder({ sortBy: "name" });
  if (sortBy === "match") return sql`${beginsWithText(sql`p.search`, text)} desc, p.name_key, p.id`;
  return orderBy(sortBy, "p", {
    updatedAt: sql`p.updated_at`,
    createdAt: sql`p.created_at`,
    name: sql`p.name_key`,
    hscode: sql`p.hscode`,
    sector: sql`p.sector`,
  });
}

/** Without a filter a person sees their own; the catalogue is included on request, or for managers. */
function listed(viewer: ProductViewer, { isPublic, sellerCompanyId }: ProductFilter): RawBuilder<boolean> {
  if (isPublic === true) return isCatalogue;
  const ofCompany = sellerCompanyId ? soldBy(sql`= ${sellerCompanyId}::uuid`) : undefined;
  const mine = viewer.within.kind === "everything" ? sql<boolean>`true` : mineOrSold(viewer, viewer.within.companyIds);
  return allOf(mine, ofCompany, isPublic === false ? sql<boolean>`not ${isCatalogue}` : undefined);
}

function mineOrSold({ userId }: ProductViewer, companyIds: string[]): RawBuilder<boolean> {
  return sql<boolean>`(${soldBy(sql`= any(${companyIds}::uuid[])`)} or p.owner_user_id = ${userId}::uuid)`;
}

/** Products of a company, and the catalogue products that it sells. */
function soldBy(isCompany: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(p.seller_company_id ${isCompany}
    or p.id in (select sold.product_id from seller_company_products sold where sold.seller_company_id ${isCompany}))`;
}

/** What the viewer may read. */
function visible(viewer: ProductViewer): RawBuilder<boolean> {
  return sql<boolean>`(${owned(viewer)} or ${isCatalogue})`;
}

/** What the viewer may change: the catalogue is for managers only. */
function owned({ within, userId }: ProductViewer): RawBuilder<boolean> {
  return sql<boolean>`(${inScope(within, "p.seller_company_id")} or p.owner_user_id = ${userId}::uuid)`;
}
