import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import { fromUsd } from "../../domain/money.ts";
import { deposit } from "../../store/transactions.ts";

/** The first company of a demo account. */
export async function companyOf(db: Database, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select m.seller_company_id as id from seller_company_users m join users u on u.id = m.user_id
    where u.email = ${email} order by m.position limit 1`.execute(db);
  const company = rows[0];
  if (!company) throw new Error(`${email} has no company`);
  return company.id;
}

/** No limits of the plan, no free minutes, and enough money: every minute must appear in the ledger. */
export async function payOnly(db: Database, companyId: string, usd: number): Promise<void> {
  await db
    .updateTable("subscription_packages")
    .set({ limit_potential_customer: -1, limit_potential_customer_contact: -1 })
    .execute();
  const used = { used_minutes: sql<number>`(select max(free_minutes) + 1 from subscription_packages)` };
  await db.updateTable("subscriptions").set(used).where("seller_company_id", "=", companyId).execute();
  const paid = { id: crypto.randomUUID(), companyId, amountMicros: fromUsd(usd), description: "Test", at: new Date() };
  await db.transaction().execute((trx) => deposit(trx, paid));
}

/**
 * Gives a company this many call center items, each with a different customer, contact and number.
 *
 * @param endings the last two digits of the contacts' numbers, used in turn; they decide the course of simulated calls.
 * @returns the items' ids.
 */
export async function makeItems(
  db: Database,
  companyId: string,
  count: number,
  endings: string[] = ["44"],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with product as (
      select id from products where seller_company_id = ${companyId}::uuid or seller_company_id is null
      order by seller_company_id is null, created_at limit 1
    ), country as (
      select id from countries where iso2 = 'NO'
    ), made as materialized (
      select n, gen_random_uuid() as customer, gen_random_uuid() as contact, gen_random_uuid() as item,
        '+479' || lpad(((select count(*) from contacts) + n)::text, 5, '0') as number
      from generate_series(1, ${count}::int) as n
    ), customers as (
      insert into potential_customers (id, seller_company_id, name, headquarter_country_id, time_zone)
      select customer, ${companyId}::uuid, 'Campaign ' || n, country.id, 'Europe/Oslo' from made, country returning id
    ), contacts as (
      insert into contacts (id, potential_customer_id, name, surname, phone_number)
      select contact, customer, 'Ingrid', 'Solberg', made.number || (${endings}::text[])[1 + n % ${endings.length}::int]
      from made returning id
    )
    insert into phone_books (id, seller_company_id, potential_customer_id, contact_id, product_id)
    select item, ${companyId}::uuid, customer, contact, product.id from made, product
    where (select count(*) from customers) = (select count(*) from contacts)
    returning id`.execute(db);
  if (rows.length !== count) throw new Error(`${rows.length} of ${count} items were made`);
  return rows.map(({ id }) => id);
}
