import { sql } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { Ids } from "../../ids.ts";

export interface Company {
  id: string;
  name: string;
}

/**
 * The companies with these ids that exist; always in the same order, so that two transactions that lock companies
 * cannot deadlock.
 */
export function findCompanies(db: Database, companyIds: readonly string[]): Promise<Company[]> {
  return db.selectFrom("seller_companies").select(["id", "name"]).where("id", "in", companyIds).orderBy("id").execute();
}

/**
 * Attaches customers of the catalogue to a company, which gets its own copy that it may change, with the
 * contacts, and the catalogue's products. Customers that are already attached are not changed.
 *
 * @returns the ids of the new copies.
 */
export async function attachCatalogue(
  trx: Trx,
  ids: Ids,
  customerIds: readonly string[],
  companyId: string,
  now: Date,
): Promise<string[]> {
  const { rows: pairs } = await sql<{ source_id: string; company_id: string }>`
    insert into catalogue_attachments (potential_customer_id, seller_company_id, attached_at)
    select c.id, ${companyId}::uuid, ${now} from potential_customers c
    where c.id = any(${customerIds}::uuid[]) and c.seller_company_id is null
    on conflict do nothing
    returning potential_customer_id as source_id, seller_company_id as company_id`.execute(trx);
  const copies = pairs.map((pair) => ({ ...pair, id: ids.next() }));
  const columns = [
    copies.map((copy) => copy.id),
    copies.map((copy) => copy.source_id),
    copies.map((copy) => copy.company_id),
  ] as const;
  await sql`
    insert into potential_customers (id, seller_company_id, catalogue_source_id, name, website, headquarter_country_id, headquarter_city_id, time_zone, created_at, updated_at)
    select copy.id, copy.company_id, c.id, c.name, c.website, c.headquarter_country_id, c.headquarter_city_id, c.time_zone, ${now}, ${now}
    from unnest(${columns[0]}::uuid[], ${columns[1]}::uuid[], ${columns[2]}::uuid[]) as copy (id, source_id, company_id)
    join potential_customers c on c.id = copy.source_id`.execute(trx);
  await sql`
    insert into potential_customer_products (potential_customer_id, product_id)
    select copy.id, cp.product_id
    from unnest(${columns[0]}::uuid[], ${columns[1]}::uuid[]) as copy (id, source_id)
    join potential_customer_products cp on cp.potential_customer_id = copy.source_id`.execute(trx);
  await syncCatalogueContacts(trx, ids, columns[0], now);
  return copies.map((copy) => copy.id);
}

export interface LinkedCompany extends Company {
  /** Its copies of the customers. */
  copyIds: string[];
}

/**
 * Companies with copies of these customers, within the scope, always in the same order. The customers may be those of
 * the catalogue, which means all their copies, or copies themselves.
 */
export async function findLinkedCompanies(
  db: Database,
  within: Scope,
  customerIds: readonly string[],
): Promise<LinkedCompany[]> {
  const { rows } = await sql<LinkedCompany>`
    select s.id, s.name, array_agg(c.id order by c.id)::text[] as "copyIds"
    from potential_customers c join seller_companies s on s.id = c.seller_company_id
    where c.catalogue_source_id is not null and ${inScope(within, "c.seller_company_id")}
      and (c.id = any(${customerIds}::uuid[]) or c.catalogue_source_id = any(${customerIds}::uuid[]))
    group by s.id order by s.id`.execute(db);
  return rows;
}

/**
 * Copies missing contacts to copies, identified by their phone number.
 *
 * @returns for each new contact the copy that got it.
 */
export async function syncCatalogueContacts(
  trx: Trx,
  ids: Ids,
  copyIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows: missing } = await sql<{ copy_id: string; contact_id: string }>`
    select copy.id as copy_id, k.id as contact_id
    from potential_customers copy join contacts k on k.potential_customer_id = copy.catalogue_source_id
    where copy.id = any(${copyIds}::uuid[])
      and not exists (select from contacts own where own.potential_customer_id = copy.id and own.phone_number = k.phone_number)`.execute(
    trx,
  );
  await sql`
    insert into contacts (id, potential_customer_id, title, name, surname, email, phone_number, is_do_not_call, created_at, updated_at)
    select new.id, new.copy_id, k.title, k.name, k.surname, k.email, k.phone_number, k.is_do_not_call, ${now}, ${now}
    from unnest(${missing.map(() => ids.next())}::uuid[], ${missing.map((row) => row.copy_id)}::uuid[], ${missing.map((row) => row.contact_id)}::uuid[]) as new (id, copy_id, contact_id)
    join contacts k on k.id = new.contact_id
    on conflict do nothing`.execute(trx);
  await sql`update potential_customers set updated_at = ${now} where id = any(${missing.map((row) => row.copy_id)}::uuid[])`.execute(
    trx,
  );
  return missing.map((row) => row.copy_id);
}
