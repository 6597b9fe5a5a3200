import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";

import type { Scope } from "../auth/scope.ts";
import type { JsonText } from "../contract/jsonText.ts";
import { people } from "../testing/people.ts";
import { startTestServer } from "../testing/startTestServer.ts";
import { listCallsText } from "./calls/listCalls.ts";
import type { PageRequest } from "./listing.ts";
import { listPhoneBooksText } from "./phone-books/readPhoneBooks.ts";
import { listCustomersText } from "./potential-customers/readCustomers.ts";
import { listProductsText } from "./products.ts";
import { listSellerCompaniesText } from "./sellerCompanies.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const { db, ids } = server.context;
const { userId, companyId } = await db
  .selectFrom("users")
  .innerJoin("seller_company_users as m", "m.user_id", "users.id")
  .select(["users.id as userId", "m.seller_company_id as companyId"])
  .where("email", "=", people.seller)
  .executeTakeFirstOrThrow();

/** A filter and its values; the type of each reader has been checked elsewhere. */
type Filter = Record<string, unknown>;
type Read = (within: Scope, filter: Filter, page: PageRequest) => Promise<JsonText<unknown>>;

const lists: Record<string, Read> = {
  listCalls: (within, filter, page) => listCallsText(db, within, filter, page),
  listPhoneBooks: (within, filter, page) => listPhoneBooksText(db, within, filter, page),
  listPotentialCustomers: (within, filter, page) => listCustomersText(db, within, filter, page),
  listProducts: (within, filter, page) => listProductsText(db, { within, userId }, filter, page),
  listSellerCompanies: (within, filter, page) => listSellerCompaniesText(db, within, filter, page),
};
const second = ids.next();
const scopes: Record<string, Scope> = {
  "a seller": { kind: "companies", companyIds: [companyId] },
  "a seller with many customers who are in no item": { kind: "companies", companyIds: [second] },
  "a manager": { kind: "everything" },
};

/** The sort orders of a list in the contract. */
function ordersOf(operation: string): string[] {
  const file = createRequire(import.meta.url).resolve("@callwright/openapi/openapi.json");
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<
      string,
      { get?: { operationId: string; parameters?: { name?: string; schema?: { enum?: string[] } }[] } }
    >;
  };
  const found = Object.values(paths).find(({ get }) => get?.operationId === operation)?.get;
  return (found?.parameters?.find(({ name }) => name === "sortBy")?.schema?.enum ?? []).filter((by) => by !== "match");
}

// The special rows of lists: items without an owner, catalogue products of a company, products that a person created
// before they had a company, and a second company with the same name.
await db.transaction().execute(async (trx) => {
  const country = sql`(select id from countries order by name desc limit 1)`;
  await sql`insert into seller_companies (id, name, website, headquarter_country_id)
    select ${second}, name, website, headquarter_country_id from seller_companies where id = ${companyId}`.execute(trx);
  await sql`insert into phone_books (id, seller_company_id)
    select gen_random_uuid(), case n % 3 when 0 then null when 1 then ${second}::uuid else ${companyId}::uuid end
    from generate_series(1, 12) n`.execute(trx);
  await sql`insert into products (id, owner_user_id, name)
    select gen_random_uuid(), ${userId}, 'Early ' || n from generate_series(1, 3) n`.execute(trx);
  await sql`insert into seller_company_products (seller_company_id, product_id)
    select ${companyId}, id from products where seller_company_id is null and owner_user_id is null limit 3
    on conflict do nothing`.execute(trx);
  await sql`insert into potential_customers (id, seller_company_id, name, headquarter_country_id)
    select gen_random_uuid(), case when n % 2 = 0 then ${second}::uuid else ${companyId}::uuid end, 'Same', ${country}
    from generate_series(1, 6) n`.execute(trx);
  await sql`insert into calls (id, seller_company_id, type, language, time_zone, status, customer_name, contact_phone_number)
    select gen_random_uuid(), ${second}, 'CALL_NOW', 'en', 'UTC', 'COMPLETED', 'Same', '+905550000000'
    from generate_series(1, 6)`.execute(trx);
});

const asked = Object.keys(lists).flatMap((operation) => Object.keys(scopes).map((who) => [who, operation] as const));

// Call center items that share a customer, that share a name and a number, and that have no customer any more.
await db.transaction().execute(async (trx) => {
  await sql`insert into phone_books (id, seller_company_id, potential_customer_id, product_id, number_id)
    select gen_random_uuid(), c.seller_company_id, c.id,
      (select id from products where seller_company_id = c.seller_company_id order by id limit 1),
      (select id from numbers where seller_company_id = c.seller_company_id order by id limit 1)
    from (select * from potential_customers where seller_company_id = ${companyId} or name = 'Same' order by id limit 8) c
    cross join generate_series(1, 3)`.execute(trx);
  await sql`insert into contacts (id, potential_customer_id, name, surname, phone_number)
    select gen_random_uuid(), id, 'Same', 'Contact', '+905551112233' from potential_customers where name = 'Same'`.execute(
    trx,
  );
  await sql`insert into phone_books (id, seller_company_id, potential_customer_id, contact_id)
    select gen_random_uuid(), c.seller_company_id, c.id, k.id
    from contacts k join potential_customers c on c.id = k.potential_customer_id where c.name = 'Same'`.execute(trx);
  await sql`insert into potential_customers (id, seller_company_id, name, headquarter_country_id)
    select gen_random_uuid(), ${second}, 'Idle ' || n, (select id from countries order by name limit 1)
    from generate_series(1, 150) n`.execute(trx);
});

// Items of products of the catalogue and of the company's own products with the same names: one product, one customer and
// one number have more items than a page has rows.
await db.transaction().execute(async (trx) => {
  await sql`insert into products (id, seller_company_id, name)
    select gen_random_uuid(), ${companyId}, name from products
    where seller_company_id is null and owner_user_id is null order by id limit 3`.execute(trx);
  await sql`insert into phone_books (id, seller_company_id, product_id, potential_customer_id, number_id)
    select gen_random_uuid(), ${companyId}, p.id,
      (select id from potential_customers where seller_company_id = ${companyId} order by id limit 1),
      (select id from numbers where seller_company_id = ${companyId} order by id limit 1)
    from (
      select id, row_number() over (order by id) as place from products
      where name in (select name from products group by name having count(*) > 1)) p
    cross join lateral generate_series(1, case when p.place = 1 then 60 else 12 end)`.execute(trx);
});

// A list that is requested by ids is sorted and counted as a whole; without a filter its pages come from indexes and
// parts.
it.each(asked)(
  "%s turns the pages of %s in every order: each row comes once and in its place",
  async (who, operation) => {
    const read = async (filter: Filter, page: PageRequest) => {
      const { text } = await lists[operation]!(scopes[who]!, filter, page);
      return JSON.parse(text) as { items: { id: string }[]; metaData: { totalCount: number } };
    };
    const everything = await read({}, { perPage: 100_000 });
    const wanted = everything.items.map(({ id }) => id);
    const orders = ordersOf(operation);
    expect(orders.length).toBeGreaterThan(2);
    for (const sortBy of orders) {
      const whole = await read({ sortBy, ids: wanted }, { perPage: 100_000 });
      expect(everything.metaData).toEqual(whole.metaData);
      const sorted = whole.items.map(({ id }) => id);
      const perPage = Math.max(3, Math.ceil(sorted.length / 8));
      const pages = [];
      for (let page = 0; page * perPage < sorted.length; page++) pages.push(await read({ sortBy }, { page, perPage }));
      expect(
        pages.flatMap(({ items }) => items.map(({ id }) => id)),
        sortBy,
      ).toEqual(sorted);
    }
  },
);

// The call center by customer and by product is read in parts by the first two and sorted by the third.
it("the companies above have few and many customers and products for each call center item", async () => {
  const { rows } = await sql<{ customers: boolean; products: boolean }>`
    select (select count(*) from potential_customers where seller_company_id = owner) > 4 * items as customers,
      (select count(*) from products where seller_company_id = owner) + 16 * catalogue > 4 * items as products
    from unnest(array[${companyId}, ${second}]::uuid[]) with ordinality as companies (owner, position)
    cross join lateral (select count(*) as items from phone_books where seller_company_id = owner) of_company
    cross join (select count(*) as catalogue from products where seller_company_id is null and owner_user_id is null) p
    order by position`.execute(db);
  expect(rows).toEqual([
    { customers: false, products: false },
    { customers: true, products: true },
  ]);
});
