import { sql, type CompiledQuery, type KyselyPlugin } from "kysely";
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
const small = server.context.ids.next();
const everything: Scope = { kind: "everything" };

type Read = (db: Database, page: PageRequest) => Promise<unknown>;

const lists: Record<string, Read> = {
  customers: (from, page) => listCustomersText(from, within, {}, page),
  "customers by name": (from, page) => listCustomersText(from, within, { sortBy: "name" }, page),
  "the call center": (from, page) => listPhoneBooksText(from, within, {}, page),
  "the call center by customer": (from, page) =>
    listPhoneBooksText(from, within, { sortBy: "potentialCustomerCompany" }, page),
  "the call center by number of calls": (from, page) =>
    listPhoneBooksText(from, within, { sortBy: "-callsCount" }, page),
  "the call center by customer, from Z to A": (from, page) =>
    listPhoneBooksText(from, within, { sortBy: "-potentialCustomerCompany" }, page),
  "the call center by product": (from, page) => listPhoneBooksText(from, within, { sortBy: "product" }, page),
  "the call center by number": (from, page) =>
    listPhoneBooksText(from, within, { sortBy: "sellerCompanyNumber" }, page),
  "the call center of all companies by customer": (from, page) =>
    listPhoneBooksText(from, everything, { sortBy: "potentialCustomerCompany" }, page),
  "the call center of all companies by product": (from, page) =>
    listPhoneBooksText(from, everything, { sortBy: "product" }, page),
  calls: (from, page) => listCallsText(from, within, {}, page),
};

const items = 5_000;

beforeAll(async () => {
  await sql`insert into potential_customers (id, seller_company_id, name, headquarter_country_id)
    select gen_random_uuid(), ${companyId}, 'Customer ' || n, (select id from countries limit 1)
    from generate_series(1, ${items}) n`.execute(db);
  await sql`insert into products (id, seller_company_id, name)
    select gen_random_uuid(), ${companyId}, 'Product ' || n from generate_series(1, 40) n`.execute(db);
  await sql`insert into phone_books (id, seller_company_id, potential_customer_id, product_id, number_id)
    select gen_random_uuid(), c.seller_company_id, c.id, p.id, n.id
    from (select *, row_number() over () as place from potential_customers where seller_company_id = ${companyId}) c
    left join (select id, row_number() over () as place from products where seller_company_id = ${companyId}) p
      on p.place = c.place % 45
    left join (select id, row_number() over () as place from numbers where seller_company_id = ${companyId}) n
      on n.place = c.place % 3`.execute(db);
  await sql`insert into seller_companies (id, name, website, headquarter_country_id)
    select ${small}, 'Small', 'https://small.example', (select id from countries limit 1)`.execute(db);
  await sql`insert into potential_customers (id, seller_company_id, name, headquarter_country_id)
    select gen_random_uuid(), ${small}, 'Idle ' || n, (select id from countries limit 1) from generate_series(1, ${items}) n`.execute(
    db,
  );
  await sql`insert into phone_books (id, seller_company_id, potential_customer_id)
    select gen_random_uuid(), ${small}, id from potential_customers where seller_company_id = ${small} limit 30`.execute(
    db,
  );
  await sql`insert into calls (id, seller_company_id, type, language, time_zone, status, customer_name, contact_phone_number)
    select gen_random_uuid(), ${companyId}, 'CALL_NOW', 'en', 'UTC', 'COMPLETED', 'Customer', '+905550000000'
    from generate_series(1, ${items})`.execute(db);
  await sql`vacuum analyze potential_customers, products, phone_books, phone_book_names, phone_book_calls, calls`.execute(
    db,
  );
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

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** How many rows of tables PostgreSQL reads to find a page, with the plan that it uses for every reader. */
function rowsRead(read: Read, page: PageRequest): Promise<number> {
  return db.connection().execute(async (connection) => {
    const { sql: text, parameters } = await overheard(connection, (from) => read(from, page));
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection);
    try {
      await sql`prepare overheard as ${sql.raw(text)}`.execute(connection);
      const { rows } = await sql<{ "QUERY PLAN": [{ Plan: PlanNode }] }>`explain (analyze, format json)
        execute overheard (${sql.join(parameters.map(literal))})`.execute(connection);
      return rowsOf(pageOf(rows[0]!["QUERY PLAN"][0].Plan)!);
    } finally {
      await sql`deallocate overheard`.execute(connection);
      await sql`reset plan_cache_mode`.execute(connection);
    }
  });
}

/** The statement that a reader sends. */
async function overheard(connection: Database, read: (from: Database) => Promise<unknown>): Promise<CompiledQuery> {
  const statements: CompiledQuery[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(connection.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await read(connection.withPlugin(listener));
  expect(statements).toHaveLength(1);
  return statements[0]!;
}

const literal = (value: unknown) => sql.lit(Array.isArray(value) ? `{${value.join(",")}}` : String(value));

/** What finds the ids of the page: the outermost limit. The JSON of its rows and the total are beside it. */
function pageOf(node: PlanNode): PlanNode | undefined {
  if (node["Node Type"] === "Limit") return node;
  for (const below of node.Plans ?? []) {
    const found = pageOf(below);
    if (found) return found;
  }
  return undefined;
}

function rowsOf(node: PlanNode): number {
  const read = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
  return (node["Relation Name"] ? read : 0) + (node.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0);
}

const orders = [
  "potentialCustomerCompany",
  "headquarterCountry",
  "contact",
  "product",
  "sellerCompanyNumber",
  "callsCount",
] as const;
const viewers: Record<string, Scope> = {
  "of a company": within,
  "of all companies": everything,
};

it.each(
  orders.flatMap((order) =>
    ([order, `-${order}`] as const).flatMap((sortBy) => Object.keys(viewers).map((whose) => [sortBy, whose] as const)),
  ),
)("a page of the call center by %s %s reads the rows of the page, not all items", async (sortBy, whose) => {
  const read: Read = (from, page) => listPhoneBooksText(from, viewers[whose]!, { sortBy }, page);
  expect(await rowsRead(read, { page: 0, perPage: 25 })).toBeLessThan(items / 5);
  expect(await rowsRead(read, { page: 1, perPage: 25 })).toBeLessThan(items / 5);
});

// The 5,000 customers of the small company come first from Z to A, and 30 of them are in items.
it("a later page of all companies does not read the customers that are in no item", async () => {
  const read: Read = (from, page) =>
    listPhoneBooksText(from, everything, { sortBy: "-potentialCustomerCompany" }, page);
  expect(await rowsRead(read, { page: 40, perPage: 25 })).toBeLessThanOrEqual(41 * 25 * 2);
});

// PostgreSQL makes one plan for the companies of all sizes.
it("a company with few items does not wait until the customers of all companies are read", async () => {
  const of: Scope = { kind: "companies", companyIds: [small] };
  const read: Read = (from, page) => listPhoneBooksText(from, of, { sortBy: "potentialCustomerCompany" }, page);
  expect(await rowsRead(read, { page: 0, perPage: 25 })).toBeLessThanOrEqual(50);
});
