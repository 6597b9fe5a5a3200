import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { pageSizes } from "../../../widgets/src/lib/pageSizes.ts";
import type { Scope } from "../auth/scope.ts";
import type { Database } from "../db/database.ts";
import { people } from "../testing/people.ts";
import { startTestServer } from "../testing/startTestServer.ts";
import { listCallsText } from "./calls/listCalls.ts";
import type { PageRequest } from "./listing.ts";
import { listPhoneBooksText } from "./phone-books/readPhoneBooks.ts";
import { listCustomersText } from "./potential-customers/readCustomers.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const { db } = server.context;

const { companyId } = await db
  .selectFrom("users")
  .innerJoin("seller_company_users as m", "m.user_id", "users.id")
  .select("m.seller_company_id as companyId")
  .where("email", "=", people.seller)
  .executeTakeFirstOrThrow();
const within: Scope = { kind: "companies", companyIds: [companyId] };

type Read = (db: Database, page: PageRequest) => Promise<unknown>;

const lists: Record<string, Read> = {
  customers: (from, page) => listCustomersText(from, within, {}, page),
  "customers by name": (from, page) => listCustomersText(from, within, { sortBy: "name" }, page),
  "the call center": (from, page) => listPhoneBooksText(from, within, {}, page),
  "the call center by customer": (from, page) =>
    listPhoneBooksText(from, within, { sortBy: "potentialCustomerCompany" }, page),
  "the call center by customer, from Z to A": (from, page) =>
    listPhoneBooksText(from, within, { sortBy: "-potentialCustomerCompany" }, page),
  calls: (from, page) => listCallsText(from, within, {}, page),
};

beforeAll(async () => {
  await sql`insert into potential_customers (id, seller_company_id, name, headquarter_country_id)
    select gen_random_uuid(), ${companyId}, 'Customer ' || n, (select id from countries limit 1)
    from generate_series(1, 5000) n`.execute(db);
  await sql`insert into phone_books (id, seller_company_id, potential_customer_id)
    select gen_random_uuid(), seller_company_id, id from potential_customers where seller_company_id = ${companyId}`.execute(
    db,
  );
  await sql`insert into calls (id, seller_company_id, type, language, time_zone, status, customer_name, contact_phone_number)
    select gen_random_uuid(), ${companyId}, 'CALL_NOW', 'en', 'UTC', 'COMPLETED', 'Customer', '+905550000000'
    from generate_series(1, 5000)`.execute(db);
  await sql`analyze potential_customers, phone_books, calls`.execute(db);
});

/** How many of ten readings of a page, over one connection, PostgreSQL planned anew. */
function plannedOfTen(read: Read, page: PageRequest): Promise<number> {
  return db.connection().execute(async (connection) => {
    const before = await plans(connection);
    for (let reading = 0; reading < 10; reading++) await read(connection, page);
    return (await plans(connection)) - before;
  });
}

async function plans(connection: Database): Promise<number> {
  const { rows } = await sql<{ planned: number }>`select coalesce(sum(custom_plans), 0)::int as planned
    from pg_prepared_statements where statement like '%json_agg%'`.execute(connection);
  return rows[0]?.planned ?? 0;
}

it.each(Object.keys(lists))("the first page of %s is not planned anew for every reader", async (list) => {
  // PostgreSQL plans five times before it compares.
  expect(await plannedOfTen(lists[list]!, { page: 0, perPage: 25 })).toBeLessThanOrEqual(5);
});

it.each(pageSizes)("nor is a first page of %i, which our lists offer", async (perPage) => {
  expect(await plannedOfTen(lists.customers!, { page: 0, perPage })).toBeLessThanOrEqual(5);
});
