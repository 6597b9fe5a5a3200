import { sql, type RawBuilder } from "kysely";
import { afterAll, expect, it } from "vitest";

import { seededRandom } from "../../domain/seededRandom.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer({ env: { DATABASE_POOL_SIZE: "12" } });
afterAll(() => server[Symbol.asyncDispose]());
const { db, ids } = server.context;

const { companyId } = await db
  .selectFrom("users")
  .innerJoin("seller_company_users as m", "m.user_id", "users.id")
  .select("m.seller_company_id as companyId")
  .where("email", "=", people.seller)
  .executeTakeFirstOrThrow();

/** What is kept of every item beside what it refers to, in one statement; the items for which they differ. */
async function lies(): Promise<unknown[]> {
  const { rows } = await sql`
    with truth as (
      select b.id, b.seller_company_id as owner, lower(c.name) as customer, co.name as country,
        case when k.id is not null then lower(concat_ws(' ', k.name, k.surname)) end as contact,
        (select count(*)::int from calls l where l.phone_book_id = b.id) as calls
      from phone_books b left join potential_customers c on c.id = b.potential_customer_id
      left join countries co on co.id = c.headquarter_country_id left join contacts k on k.id = b.contact_id
    ), kept as (
      select n.phone_book_id as id, n.seller_company_id as owner, n.customer_key as customer, n.country, n.contact_key as contact,
        case when m.seller_company_id is not distinct from n.seller_company_id then m.calls end as calls
      from phone_book_names n full join phone_book_calls m using (phone_book_id)
    )
    select to_json(truth) as there, to_json(kept) as kept from truth full join kept using (id)
    where (truth.owner, truth.customer, truth.country, truth.contact, truth.calls)
      is distinct from (kept.owner, kept.customer, kept.country, kept.contact, kept.calls)`.execute(db);
  return rows;
}

it("what the call center is sorted by is always true, whatever many people add, rename, call and delete at the same time", async () => {
  expect(await lies()).toEqual([]);
  const random = seededRandom("kept orders");
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)]!;
  const name = () => pick(["Ada", "Bo", "Cy", null]);
  const country = () => sql`(select id from countries order by id offset ${Math.floor(random() * 20)} limit 1)`;
  const customers = Array.from({ length: 6 }, () => ids.next());
  const other = ids.next();
  await sql`insert into seller_companies (id, name, website, headquarter_country_id)
    select ${other}, name, website, headquarter_country_id from seller_companies where id = ${companyId}`.execute(db);
  await sql`insert into potential_customers (id, seller_company_id, name, headquarter_country_id)
    select id, ${companyId}, 'Kept', ${country()} from unnest(${customers}::uuid[]) id`.execute(db);
  await sql`insert into contacts (id, potential_customer_id, name, phone_number)
    select gen_random_uuid(), id, 'Kept', '+90555000000' || n from unnest(${customers}::uuid[]) id, generate_series(1, 3) n`.execute(
    db,
  );

  const customer = () => sql`${pick(customers)}::uuid`;
  const contactOf = (id: RawBuilder<unknown>) =>
    sql`(select id from contacts where potential_customer_id = ${id} order by random() limit 1)`;
  const item = () =>
    sql`(select id from phone_books where potential_customer_id = ${customer()} order by random() limit 1)`;
  const writes: (() => RawBuilder<unknown>)[] = [
    () => {
      const of = customer();
      return sql`insert into phone_books (id, seller_company_id, potential_customer_id, contact_id)
        select gen_random_uuid(), ${companyId}, ${of}, ${contactOf(of)} from generate_series(1, 2)`;
    },
    () =>
      sql`update potential_customers set name = ${name() ?? "Kept"}, headquarter_country_id = ${country()} where id = ${customer()}`,
    () => sql`update contacts set name = ${name()}, surname = ${name()} where id = ${contactOf(customer())}`,
    () => {
      const of = customer();
      return sql`update phone_books set contact_id = ${contactOf(of)} where id = (
        select id from phone_books where potential_customer_id = ${of} order by random() limit 1)`;
    },
    () => sql`update phone_books set seller_company_id = ${pick([companyId, other])} where id = ${item()}`,
    () => sql`insert into calls (id, seller_company_id, phone_book_id, type, language, time_zone, status, customer_name, contact_phone_number)
      select gen_random_uuid(), ${companyId}, b.id, 'CALL_NOW', 'en', 'UTC', 'COMPLETED', 'Kept', '+905550000000'
      from (select id from phone_books where potential_customer_id = ${customer()} limit 3) b, generate_series(1, 2)`,
    () => sql`delete from calls where id in (select id from calls where phone_book_id = ${item()} limit 1)`,
    () => sql`delete from phone_books where id = ${item()}`,
    () => sql`delete from contacts where potential_customer_id = ${customer()} and phone_number = '+905550000003'`,
  ];
  const writeAtRandom = async () => {
    for (let turn = 0; turn < 40; turn++) {
      const wanted = Array.from({ length: Math.ceil(random() * 3) }, () => pick(writes)());
      await db
        .transaction()
        .execute(async (trx) => {
          for (const write of wanted) await write.execute(trx);
        })
        .catch((error: unknown) => {
          // Random writes may deadlock, or refer to what another has deleted.
          if (!["40P01", "23503"].includes((error as { code?: string }).code ?? "")) throw error;
        });
    }
  };
  await Promise.all(Array.from({ length: 8 }, writeAtRandom));
  expect(await lies()).toEqual([]);

  await sql`delete from potential_customers where id = any(${customers.slice(0, 3)}::uuid[])`.execute(db);
  expect(await lies()).toEqual([]);
  await sql`delete from seller_companies where id = ${other}`.execute(db);
  expect(await lies()).toEqual([]);
});

type Item = {
  id: string;
  callsCount: number;
  contact: { id: string; name: string | null } | null;
  potentialCustomerCompany: { id: string; name: string } | null;
};

it("the call center has an item in its new place as soon as its customer or contact has another name", async () => {
  const seller = await server.signIn(people.seller);
  const itemsBy = async (sortBy: string) => {
    const { body } = await seller.get<{ items: Item[] }>(`/v1/phone-books?page=0&perPage=100&sortBy=${sortBy}`);
    return body.items.filter(({ contact, potentialCustomerCompany }) => contact && potentialCustomerCompany);
  };
  const last = (await itemsBy("potentialCustomerCompany")).at(-1)!;
  const customer = `/v1/potential-customers/${last.potentialCustomerCompany!.id}`;
  expect((await seller.patch(customer, { name: "0 first" })).status).toBe(200);
  expect((await itemsBy("potentialCustomerCompany"))[0]!.potentialCustomerCompany!.name).toBe("0 first");
  expect((await seller.patch(`${customer}/contacts/${last.contact!.id}`, { name: "0 first" })).status).toBe(200);
  expect((await itemsBy("contact"))[0]!.contact!.name).toBe("0 first");
  const counts = (await itemsBy("-callsCount")).map(({ callsCount }) => callsCount);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(new Set(counts).size).toBeGreaterThan(1);
});
