import { sql } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import type { Trx } from "../../db/database.ts";
import type { ChangedRow, NewRow } from "../tables.ts";

export async function insertCustomer(trx: Trx, customer: NewRow<"potential_customers">, now: Date): Promise<void> {
  await trx
    .insertInto("potential_customers")
    .values({ ...customer, created_at: now, updated_at: now })
    .execute();
}

/** Changes the given fields, and marks the customer as updated even if there are none. */
export async function updateCustomer(
  trx: Trx,
  id: string,
  changes: ChangedRow<"potential_customers">,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("potential_customers")
    .set({ ...changes, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Replaces the customer's products. */
export async function replaceProducts(trx: Trx, customerId: string, productIds: string[]): Promise<void> {
  await sql`delete from potential_customer_products where potential_customer_id = ${customerId} and product_id <> all(${productIds}::uuid[])`.execute(
    trx,
  );
  await sql`insert into potential_customer_products (potential_customer_id, product_id)
    select ${customerId}::uuid, unnest(${productIds}::uuid[]) on conflict do nothing`.execute(trx);
}

/** Replaces the customer's tags. */
export async function replaceTags(trx: Trx, customerId: string, tagIds: string[]): Promise<void> {
  await sql`delete from potential_customer_tags where potential_customer_id = ${customerId} and tag_id <> all(${tagIds}::uuid[])`.execute(
    trx,
  );
  await sql`insert into potential_customer_tags (potential_customer_id, tag_id)
    select ${customerId}::uuid, unnest(${tagIds}::uuid[]) on conflict do nothing`.execute(trx);
}

/**
 * Deletes customers with their contacts; deleting a company's copy of a catalogue customer also ends its attachment.
 *
 * @returns the company of each customer that was deleted.
 */
export async function deleteCustomers(trx: Trx, within: Scope, ids: string[]): Promise<(string | null)[]> {
  const deleted = await trx
    .deleteFrom("potential_customers as c")
    .where(sql<boolean>`c.id = any(${ids}::uuid[])`)
    .where(inScope(within, "c.seller_company_id"))
    .returning(["c.seller_company_id as companyId", "c.catalogue_source_id as sourceId"])
    .execute();
  const copies = deleted.filter((row) => row.sourceId !== null);
  await sql`delete from catalogue_attachments a
    using unnest(${copies.map((row) => row.companyId)}::uuid[], ${copies.map((row) => row.sourceId)}::uuid[]) as gone (company_id, source_id)
    where a.seller_company_id = gone.company_id and a.potential_customer_id = gone.source_id`.execute(trx);
  return deleted.map((row) => row.companyId);
}
