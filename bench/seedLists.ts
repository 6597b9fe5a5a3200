import { rowCount, type SeedClient } from "./seedRows.ts";

/**
 * Inserts as many rows for the other lists, after `seedRows`: call center items, products, transactions, companies and
 * users, and calls of some items.
 */
export async function seedLists(client: SeedClient, companyId: string): Promise<void> {
  await client.query(insertProducts, [companyId, rowCount]);
  await client.query("analyze products"); // otherwise the join below is planned for a handful of rows
  await client.query(insertPhoneBooks, [companyId]);
  await client.query(insertItemCalls, [companyId]);
  await client.query(insertTransactions, [companyId, rowCount]);
  await client.query(insertCompanies, [rowCount]);
  await client.query(insertUsers, [rowCount]);
  await client.query("vacuum analyze");
}

const insertProducts = `
  insert into products (id, seller_company_id, name, hscode, sector, created_at, updated_at)
  select gen_random_uuid(), $1, 'Product ' || md5(n::text), lpad(n::text, 6, '0'), 'Sector ' || n % 39,
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, $2::int) as n`;

const insertPhoneBooks = `
  insert into phone_books (id, seller_company_id, potential_customer_id, contact_id, product_id, language, created_at, updated_at)
  select gen_random_uuid(), $1, c.id, k.id, p.id, (array['en', 'tr', 'de'])[1 + n % 3],
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from (select id, row_number() over (order by id) as n from potential_customers where seller_company_id = $1) c
  join (select id, row_number() over (order by id) as n from products where seller_company_id = $1) p using (n)
  join contacts k on k.potential_customer_id = c.id`;

/** The twentieth part of the items have one, two or three calls. */
const insertItemCalls = `
  insert into calls (id, seller_company_id, phone_book_id, potential_customer_id, contact_id, product_id, type, language, time_zone,
    status, customer_name, contact_phone_number, created_at, updated_at)
  select gen_random_uuid(), $1, b.id, b.potential_customer_id, b.contact_id, b.product_id, 'CALL_NOW', 'en', 'UTC',
    'COMPLETED', 'Customer', '+902125000000', at, at
  from (
    select *, row_number() over (order by id) as n, now() - interval '1 year' - row_number() over (order by id) * interval '1 minute' as at
    from phone_books where seller_company_id = $1) b
  cross join lateral generate_series(1, b.n / 20 % 3 + 1) where b.n % 20 = 0`;

const insertTransactions = `
  insert into transactions (id, seller_company_id, type, status, amount_micros, balance_micros, description, created_at, updated_at)
  select gen_random_uuid(), $1, case when n % 5 = 0 then 'DEPOSIT' else 'SPEND' end, 'COMPLETED', n % 100 * 1000000, n * 1000,
    'Payment ' || md5(n::text), now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, $2::int) as n`;

const insertCompanies = `
  insert into seller_companies (id, name, website, headquarter_country_id, created_at, updated_at)
  select gen_random_uuid(), 'Company ' || md5(n::text), 'https://' || n || '.example', (select id from countries limit 1),
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, $1::int) as n`;

const insertUsers = `
  insert into users (id, name, surname, email, password_hash, role, created_at, updated_at)
  select gen_random_uuid(), 'Person', md5(n::text), n || '@people.example', 'x', 'SELLER',
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, $1::int) as n`;
