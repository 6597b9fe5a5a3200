import { sql } from "kysely";

import type { Trx } from "../../db/database.ts";
import type { CustomerRow } from "../../domain/import/customerRow.ts";
import type { ImportTarget } from "./importTarget.ts";

/** A row with the records to which it refers. */
export interface WrittenRow {
  row: CustomerRow;
  customerId: string;
  /** Whether it is the first row of a customer that does not exist yet. */
  isNew: boolean;
  cityId: string | null;
  productIds: string[];
  tagIds: string[];
}

/** Writes customers from their rows, with their products and tags. */
export async function writeCustomers(trx: Trx, target: ImportTarget, rows: readonly WrittenRow[]): Promise<void> {
  const merged = new Map<string, MergedCustomer>();
  for (const { row, customerId, isNew, cityId } of rows) {
    const before = merged.get(customerId);
    merged.set(customerId, {
      id: customerId,
      row: before?.row ?? row,
      isNew: before?.isNew ?? isNew,
      website: row.website ?? before?.website ?? null,
      timeZone: row.timeZone ?? before?.timeZone ?? null,
      cityId: cityId ?? before?.cityId ?? null,
    });
  }
  const customers = [...merged.values()];
  await insertCustomers(
    trx,
    target,
    customers.filter(({ isNew }) => isNew),
  );
  await refreshCustomers(
    trx,
    target,
    customers.filter(({ isNew }) => !isNew),
  );
  await link(trx, "potential_customer_products", "product_id", rows, ({ productIds }) => productIds);
  await link(trx, "potential_customer_tags", "tag_id", rows, ({ tagIds }) => tagIds);
}

interface MergedCustomer {
  id: string;
  row: CustomerRow;
  isNew: boolean;
  website: string | null;
  timeZone: string | null;
  cityId: string | null;
}

async function insertCustomers(trx: Trx, { sellerCompanyId, now }: ImportTarget, customers: MergedCustomer[]) {
  if (customers.length === 0) return;
  await sql`
    insert into potential_customers (id, seller_company_id, name, website, headquarter_country_id, headquarter_city_id, time_zone, created_at, updated_at)
    select line.id, ${sellerCompanyId}::uuid, line.name, line.website, line.country_id, line.city_id, line.time_zone, ${now}, ${now}
    from unnest(
      ${customers.map(({ id }) => id)}::uuid[], ${customers.map(({ row }) => row.name)}::text[], ${customers.map(({ website }) => website)}::text[],
      ${customers.map(({ row }) => row.countryId)}::uuid[], ${customers.map(({ cityId }) => cityId)}::uuid[],
      ${customers.map(({ row, timeZone }) => timeZone ?? row.defaultTimeZone)}::text[]
    ) as line (id, name, website, country_id, city_id, time_zone)`.execute(trx);
}

async function refreshCustomers(trx: Trx, { now }: ImportTarget, customers: MergedCustomer[]) {
  if (customers.length === 0) return;
  await sql`
    update potential_customers c
    set website = coalesce(line.website, c.website), time_zone = coalesce(line.time_zone, c.time_zone),
      headquarter_city_id = coalesce(line.city_id, c.headquarter_city_id), updated_at = ${now}
    from unnest(
      ${customers.map(({ id }) => id)}::uuid[], ${customers.map(({ website }) => website)}::text[], ${customers.map(({ timeZone }) => timeZone)}::text[],
      ${customers.map(({ cityId }) => cityId)}::uuid[]
    ) as line (id, website, time_zone, city_id)
    where c.id = line.id`.execute(trx);
}

async function link(
  trx: Trx,
  table: "potential_customer_products" | "potential_customer_tags",
  column: "product_id" | "tag_id",
  rows: readonly WrittenRow[],
  thingsOf: (row: WrittenRow) => readonly string[],
): Promise<void> {
  const links = rows.flatMap((row) => thingsOf(row).map((thingId) => ({ customerId: row.customerId, thingId })));
  if (links.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (potential_customer_id, ${sql.ref(column)})
    select * from unnest(${links.map((each) => each.customerId)}::uuid[], ${links.map((each) => each.thingId)}::uuid[])
    on conflict do nothing`.execute(trx);
}
