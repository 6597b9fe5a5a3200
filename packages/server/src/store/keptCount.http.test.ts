import { sql, type RawBuilder } from "kysely";
import { afterAll, expect, it } from "vitest";

import type { Trx } from "../db/database.ts";
import { seededRandom } from "../domain/seededRandom.ts";
import { people } from "../testing/people.ts";
import { startTestServer } from "../testing/startTestServer.ts";

const server = await startTestServer({ env: { DATABASE_POOL_SIZE: "12" } });
afterAll(() => server[Symbol.asyncDispose]());
const { db, ids } = server.context;

const everybody = "00000000-0000-0000-0000-000000000000";
const nobody = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Every stored count together with the number of rows, in one statement; those that differ. */
async function lies(): Promise<unknown[]> {
  const { rows } = await sql`
    with listed as (
      select 'calls' as list, seller_company_id as owner from calls where not is_welcome
      union all select 'transactions', seller_company_id from transactions
      union all select 'potential_customers', coalesce(seller_company_id, ${nobody}) from potential_customers
      union all select 'phone_books', coalesce(seller_company_id, ${nobody}) from phone_books
      union all select 'suppressed_numbers', coalesce(seller_company_id, ${nobody}) from suppressed_numbers where lifted_at is null
      union all select 'products', coalesce(seller_company_id, owner_user_id, ${nobody}) from products
    ), truth as (
      select list, owner, count(*)::int as rows from listed group by list, owner
      union all select list, ${everybody}, count(*)::int from listed group by list
      union all select 'seller_companies', ${everybody}, count(*)::int from seller_companies
      union all select 'users', ${everybody}, count(*)::int from users
    ), kept as (select list, owner, sum(count)::int as rows from list_counts group by list, owner having sum(count) <> 0)
    select list, owner, truth.rows as there, kept.rows as kept from truth full join kept using (list, owner)
    where truth.rows is distinct from kept.rows`.execute(db);
  return rows;
}

class Undone extends Error {}

it("the length of a list is always the true one, whatever many people add, move, take back and delete at the same time", async () => {
  expect(await lies()).toEqual([]);
  const random = seededRandom("kept counts");
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)]!;
  const companies = Array.from({ length: 4 }, () => ids.next());
  const owner = (
    await db.selectFrom("users").select("id").where("email", "=", people.newcomer).executeTakeFirstOrThrow()
  ).id;
  const makeCompany = (trx: Trx, id: string) =>
    sql`insert into seller_companies (id, name, website, headquarter_country_id)
      values (${id}, 'Counted', 'https://counted.example', (select id from countries limit 1)) on conflict do nothing`.execute(
      trx,
    );
  await db.transaction().execute(async (trx) => {
    for (const id of companies) await makeCompany(trx, id);
  });
  const many = () => Math.ceil(random() * 5);
  const rows = (columns: RawBuilder<unknown>) =>
    sql`select gen_random_uuid(), ${columns} from generate_series(1, ${many()}::int)`;
  const some = (table: string) =>
    sql`delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where seller_company_id = ${pick(companies)}::uuid limit ${many()} for update skip locked)`;
  const company = () => sql`${pick([...companies, null])}::uuid`;
  const own = () => sql`${pick(companies)}::uuid`;
  const writes: (() => RawBuilder<unknown>)[] = [
    () => sql`insert into potential_customers (id, seller_company_id, name, headquarter_country_id)
      ${rows(sql`${company()}, 'Counted', (select id from countries limit 1)`)}`,
    () => some("potential_customers"),
    () => sql`insert into phone_books (id, seller_company_id) ${rows(company())}`,
    () => some("phone_books"),
    () => sql`insert into products (id, seller_company_id, name) ${rows(sql`${company()}, 'Counted'`)}`,
    () => sql`insert into products (id, owner_user_id, name) ${rows(sql`${owner}::uuid, 'Counted'`)}`,
    () => sql`update products set seller_company_id = ${own()}, owner_user_id = null where id in (
      select id from products where owner_user_id = ${owner}::uuid limit 2 for update skip locked)`,
    () => some("products"),
    () => sql`insert into transactions (id, seller_company_id, type, status, amount_micros, balance_micros, description)
      ${rows(sql`${own()}, 'SPEND', 'COMPLETED', 1, 1, 'Counted'`)}`,
    () => sql`insert into calls (id, seller_company_id, is_welcome, type, language, time_zone, status, customer_name, contact_phone_number)
      ${rows(sql`company.id, ${pick([true, false])}::boolean, 'CALL_NOW', 'en', 'UTC', 'COMPLETED', 'Counted', '+905550000000'`)},
        lateral (select id from seller_companies where id = ${own()}) company`,
    () => some("calls"),
    () => sql`insert into suppressed_numbers (id, seller_company_id, number_key, source, created_at)
      ${rows(sql`${company()}, gen_random_uuid()::text, 'SELLER', now()`)}`,
    () =>
      sql`update suppressed_numbers set ${pick([
        sql`lifted_at = now(), lifted_by = 'Counted', lift_reason = 'Counted'`,
        sql`lifted_at = null, lifted_by = null, lift_reason = null`,
      ])} where id in (select id from suppressed_numbers where number_key like '%-%' limit 3 for update skip locked)`,
    () => some("suppressed_numbers"),
    () => sql`insert into users (id, name, surname, email, password_hash, role)
      ${rows(sql`'Counted', 'Counted', gen_random_uuid() || '@counted.example', 'x', 'SELLER'`)}`,
    () => sql`delete from users where email like '%@counted.example' and id in (
      select id from users where email like '%@counted.example' limit 2 for update skip locked)`,
  ];
  const writeAtRandom = async () => {
    for (let turn = 0; turn < 40; turn++) {
      const wanted = Array.from({ length: many() }, () => pick(writes)());
      const isUndone = random() < 0.2;
      await db
        .transaction()
        .execute(async (trx) => {
          for (const write of wanted) await write.execute(trx);
          if (isUndone) throw new Undone();
        })
        .catch((error: unknown) => {
          // Random writes may deadlock: the database aborts one of the two, which must be undone as well.
          if (!(error instanceof Undone) && (error as { code?: string }).code !== "40P01") throw error;
        });
    }
  };
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) expect(await lies()).toEqual([]);
  };
  const writing = Promise.all(Array.from({ length: 8 }, writeAtRandom)).finally(() => over.abort());
  await Promise.all([writing, watch()]);
  expect(await lies()).toEqual([]);

  // Deleting a company deletes its rows, except its calls and its money.
  await sql`delete from seller_companies where id = any(${companies}::uuid[])`.execute(db);
  expect(await lies()).toEqual([]);
  await sql`delete from calls where seller_company_id = any(${companies}::uuid[])`.execute(db);
  await sql`delete from transactions where seller_company_id = any(${companies}::uuid[])`.execute(db);
  expect(await lies()).toEqual([]);
  const { rows: entries } = await sql<{ rows: number }>`
    select count(*)::int as rows from list_counts group by list, owner order by 1 desc limit 1`.execute(db);
  expect(entries[0]!.rows, "an owner has no more rows than connections that wrote at once").toBeLessThanOrEqual(12);
});

it.each([
  "calls/history",
  "phone-books",
  "potential-customers?isCatalog=false",
  "potential-customers?isCatalog=true",
  "products",
  "products?isPublic=true",
  "seller-companies",
  "suppressed-numbers",
  "transactions",
  "users",
])("nobody waits for the rows of /%s to be counted", async (path) => {
  const manager = await server.signIn(people.admin);
  const asked = `/v1/${path}${path.includes("?") ? "&" : "?"}page=0&perPage=2&text=`;
  const total = async () => {
    const { status, body } = await manager.get<{ metaData: { totalCount: number } }>(asked);
    expect(status).toBe(200);
    return body.metaData.totalCount;
  };
  const before = await total();
  // A count without any row: a list that counts its rows would not show it.
  const added = sql<number>`case when owner = ${nobody} then 1000 else 5000 end`;
  const given = await sql<{ id: bigint }>`
    insert into list_counts (list, owner, count)
    select list, owner, ${added} from (select distinct list, owner from list_counts) known returning id`.execute(db);
  const after = await total();
  await sql`delete from list_counts where id = any(${given.rows.map(({ id }) => String(id))}::bigint[])`.execute(db);
  expect(after).toBeGreaterThanOrEqual(before + 1000);
  expect(await total()).toBe(before);
});
