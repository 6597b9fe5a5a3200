import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";

/** The limits of a company's plan; -1 means unlimited. */
export interface PlanLimits {
  potentialCustomers: number;
  /** Contacts of one customer. */
  contactsPerCustomer: number;
  products: number;
  /** Phone numbers without a purchase fee. */
  freeNumbers: number;
  /** The permanent Free plan, or no subscription at all: no bulk actions. */
  isFree: boolean;
}

/** How much more a company's plan allows, and the message when nothing is left. */
export interface PlanRoom {
  customers: number;
  products: number;
  contactsPerCustomer: number;
  refusals: { customers: string; products: string; contacts: string };
}

/** The limits of a company's current plan; those of the cheapest plan if it has none, or if there is no company yet. */
export async function readPlanLimits(db: Database, sellerCompanyId: string | null): Promise<PlanLimits> {
  const { rows } = await sql<PlanLimits>`
    select plan.limit_potential_customer as "potentialCustomers", plan.limit_potential_customer_contact as "contactsPerCustomer",
      plan.limit_product as "products", plan.free_phone_number as "freeNumbers",
      current.end_at is null as "isFree"
    from subscription_packages plan
    left join subscriptions current
      on current.subscription_package_id = plan.id and current.seller_company_id = ${sellerCompanyId}::uuid and current.replaced_at is null
    order by current.id is null, plan.price_monthly_micros limit 1`.execute(db);
  return rows[0] ?? { potentialCustomers: -1, contactsPerCustomer: -1, products: -1, freeNumbers: 0, isFree: true };
}

/** How many customers a company has. */
export const countCustomers = (db: Database, sellerCompanyId: string) =>
  count(db, "potential_customers", "seller_company_id", sellerCompanyId);

/** How many products a company has created. */
export const countProducts = (db: Database, sellerCompanyId: string) =>
  count(db, "products", "seller_company_id", sellerCompanyId);

/** How many products a person without a company has created. */
export const countProductsOfOwner = (db: Database, ownerUserId: string) =>
  count(db, "products", "owner_user_id", ownerUserId);

/** Whether a customer of the company, or one of these, has more contacts than this. */
export async function hasCustomerWithMoreContacts(
  db: Database,
  sellerCompanyId: string,
  limit: number,
  customerIds?: string[],
): Promise<boolean> {
  const among = customerIds ? sql`and c.id = any(${customerIds}::uuid[])` : sql``;
  const { rows } = await sql`
    select from potential_customers c join contacts k on k.potential_customer_id = c.id
    where c.seller_company_id = ${sellerCompanyId}::uuid ${among} group by c.id having count(*) > ${limit} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

async function count(db: Database, table: string, column: string, id: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}::uuid`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Serialises limited writes of a company, or of a person without one, until the transaction ends. */
export async function lockPlan(trx: Trx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('plan'), hashtext(${ownerId}))`.execute(trx);
}
