import { sql } from "kysely";

import type { Trx } from "../../db/database.ts";
import type { CustomerRow } from "../../domain/import/customerRow.ts";
import type { Ids } from "../../ids.ts";
import { upsertContacts } from "../contacts.ts";
import { findOrCreateProducts, findOrCreateTags, type NamesById } from "./namedThings.ts";

export interface ImportTarget {
  /** Null imports into the catalogue. */
  sellerCompanyId: string | null;
  ids: Ids;
  now: Date;
}

/** Rows that became customers, and rows that changed one. */
export interface ImportCounts {
  created: number;
  updated: number;
}

/**
 * Makes a transaction ready for an import. Two imports of one company take turns, so that each finds what the other has
 * created; and statements are planned anew each time, because a plan made for the small table at the start of a large import
 * would read the whole table for every row at its end.
 */
export async function prepareImport(trx: Trx, sellerCompanyId: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${sellerCompanyId ?? "catalogue"}))`.execute(trx);
  await sql`set local plan_cache_mode = force_custom_plan`.execute(trx);
}

/**
 * Writes rows of a customer list. A customer is recognised by name and country, its contact by phone number; what a row leaves
 * empty stays as it is, products and tags are added. Products and tags the company does not know are created for it.
 */
export async function importCustomerRows(
  trx: Trx,
  target: ImportTarget,
  rows: readonly CustomerRow[],
): Promise<ImportCounts> {
  const { found, created } = await findOrCreateCustomers(trx, target, rows);
  const products = await findOrCreateProducts(
    trx,
    target,
    rows.flatMap((row) => row.products),
  );
  const tags = await findOrCreateTags(
    trx,
    target,
    rows.flatMap((row) => row.tags),
  );
  const customerIdOf = (index: number) => found[index] ?? "";
  await link(
    trx,
    "products",
    rows.flatMap((row, index) => linksOf(customerIdOf(index), row.products, products)),
  );
  await link(
    trx,
    "tags",
    rows.flatMap((row, index) => linksOf(customerIdOf(index), row.tags, tags)),
  );
  const contacts = rows.flatMap((row, index) =>
    row.contact ? [{ ...row.contact, customerId: customerIdOf(index) }] : [],
  );
  await upsertContacts(trx, target.ids, contacts, target.now);
  return { created, updated: rows.length - created };
}

/** The id of each row's customer, in the order of the rows. */
async function findOrCreateCustomers(
  trx: Trx,
  { sellerCompanyId, ids, now }: ImportTarget,
  rows: readonly CustomerRow[],
) {
  const isOurs = sellerCompanyId
    ? sql`c.seller_company_id = ${sellerCompanyId}::uuid`
    : sql`c.seller_company_id is null`;
  const { rows: matches } = await sql<{ key: string; id: string | null }>`
    select lower(line.name) || ' ' || line.country_id as key, (
      select c.id from potential_customers c
      where ${isOurs} and c.name_key = lower(line.name) and c.headquarter_country_id = line.country_id order by c.created_at, c.id limit 1) as id
    from unnest(${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.countryId)}::uuid[]) with ordinality as line (name, country_id, position)
    order by line.position`.execute(trx);

  const newIds = new Map<string, string>();
  const merged = new Map<string, { row: CustomerRow; website: string | null; timeZone: string | null }>();
  const found = rows.map((row, index) => {
    const match = matches[index];
    const key = match?.key ?? "";
    const id = match?.id ?? newIds.get(key) ?? ids.next();
    if (!match?.id) newIds.set(key, id);
    const before = merged.get(id);
    merged.set(id, {
      row: before?.row ?? row,
      website: row.website ?? before?.website ?? null,
      timeZone: row.timeZone ?? before?.timeZone ?? null,
    });
    return id;
  });
  const created = new Set(newIds.values());
  const all = [...merged].map(([id, values]) => ({ id, ...values }));
  await insertCustomers(
    trx,
    sellerCompanyId,
    all.filter(({ id }) => created.has(id)),
    now,
  );
  await refreshCustomers(
    trx,
    all.filter(({ id }) => !created.has(id)),
    now,
  );
  return { found, created: created.size };
}

interface MergedCustomer {
  id: string;
  row: CustomerRow;
  website: string | null;
  timeZone: string | null;
}

async function insertCustomers(
  trx: Trx,
  sellerCompanyId: string | null,
  customers: MergedCustomer[],
  now: Date,
): Promise<void> {
  await sql`
    insert into potential_customers (id, seller_company_id, name, website, headquarter_country_id, time_zone, created_at, updated_at)
    select line.id, ${sellerCompanyId}::uuid, line.name, line.website, line.country_id, line.time_zone, ${now}, ${now}
    from unnest(
      ${customers.map(({ id }) => id)}::uuid[], ${customers.map(({ row }) => row.name)}::text[], ${customers.map(({ website }) => website)}::text[],
      ${customers.map(({ row }) => row.countryId)}::uuid[], ${customers.map(({ row, timeZone }) => timeZone ?? row.defaultTimeZone)}::text[]
    ) as line (id, name, website, country_id, time_zone)`.execute(trx);
}

async function refreshCustomers(trx: Trx, customers: MergedCustomer[], now: Date): Promise<void> {
  await sql`
    update potential_customers c
    set website = coalesce(line.website, c.website), time_zone = coalesce(line.time_zone, c.time_zone), updated_at = ${now}
    from unnest(
      ${customers.map(({ id }) => id)}::uuid[], ${customers.map(({ website }) => website)}::text[], ${customers.map(({ timeZone }) => timeZone)}::text[]
    ) as line (id, website, time_zone)
    where c.id = line.id`.execute(trx);
}

interface Link {
  customerId: string;
  thingId: string;
}

function linksOf(customerId: string, names: string[], known: NamesById): Link[] {
  return names.map((name) => ({ customerId, thingId: known.idOf(name) }));
}

async function link(trx: Trx, kind: "products" | "tags", links: Link[]): Promise<void> {
  if (links.length === 0) return;
  const [table, column] =
    kind === "products" ? ["potential_customer_products", "product_id"] : ["potential_customer_tags", "tag_id"];
  await sql`
    insert into ${sql.table(table)} (potential_customer_id, ${sql.ref(column)})
    select * from unnest(${links.map((each) => each.customerId)}::uuid[], ${links.map((each) => each.thingId)}::uuid[])
    on conflict do nothing`.execute(trx);
}
