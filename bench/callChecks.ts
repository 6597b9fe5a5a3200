/** `checkCalls` over HTTP: the checks of 10,000 calls before they are started. */
import path from "node:path";

import { startEmbeddedPostgres } from "@callwright/server/db/embedded/startEmbeddedPostgres.ts";
import { demoPassword } from "@callwright/server/seed/demo/accounts.ts";

import { newDataFolder } from "./dataFolder.ts";
import { postJson } from "./postJson.ts";
import type { Figures } from "./report.ts";
import { seedOver, type SeedClient } from "./seedRows.ts";
import { production, startServer } from "./server.ts";
import { median, milliseconds } from "./statistics.ts";

const email = "seller@callwright.test";
const itemCount = 10_000;
const runs = 7;
const budgetMilliseconds = 1_500;

/** Measures a check of items in eight countries, each with its own number, which was called twice before. */
export async function measureCallChecks(): Promise<Figures[]> {
  using folder = newDataFolder();
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using server = await startServer(folder.path, { ...production, CALLWRIGHT_RATE_LIMIT_SCALE: "1000" });
  await using postgres = await startEmbeddedPostgres(path.join(folder.path, "postgres"));
  const ids = await seedOver(postgres.connection, seedItems);
  const login = await postJson(`${server.url}/v1/auth/login`, { email, password: demoPassword });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const samples: number[] = [];
  const cpuBefore = server.cpuMilliseconds();
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    const answer = await postJson(`${server.url}/v1/calls/check`, { phoneBookIds: ids }, accessToken);
    const { items } = (await answer.json()) as { items: unknown[] };
    if (items.length !== itemCount) throw new Error(`The check answered ${items.length} items.`);
    samples.push(performance.now() - startedAt);
  }
  const cpu = (server.cpuMilliseconds() - cpuBefore) / runs;
  const row = [median(samples), Math.min(...samples), Math.max(...samples), cpu, budgetMilliseconds].map(milliseconds);
  return [
    {
      title: `A check of ${itemCount.toLocaleString("en")} calls, each ${runs} times`,
      columns: ["what", "median", "fastest", "slowest", "server CPU each", "budget"],
      rows: [["checkCalls over HTTP, with what would be with real phones", ...row]],
    },
  ];
}

async function seedItems(client: SeedClient): Promise<string[]> {
  const { rows: companies } = await client.query<{ id: string }>(
    `select m.seller_company_id as id from seller_company_users m join users u on u.id = m.user_id where u.email = $1`,
    [email],
  );
  const companyId = companies[0]?.id;
  await client.query(insertCustomers, [companyId, itemCount]);
  await client.query(insertContacts, [companyId]);
  await client.query("analyze potential_customers, contacts");
  const { rows } = await client.query<{ id: string }>(insertItems, [companyId]);
  await client.query(insertCalls, [companyId]);
  await client.query("vacuum analyze");
  return rows.map(({ id }) => id);
}

const insertCustomers = `
  insert into potential_customers (id, seller_company_id, name, website, headquarter_country_id, created_at, updated_at)
  select gen_random_uuid(), $1, 'Checked ' || lpad(n::text, 5, '0'), 'https://' || n || '.example',
    (select id from countries where iso2 = 'NO'), now(), now()
  from generate_series(0, $2::int - 1) as n`;

/**
 * Valid phone numbers of Norway, Germany, France, Turkey, the United Kingdom, Australia and the United States (two of
 * them).
 */
const insertContacts = `
  insert into contacts (id, potential_customer_id, name, surname, phone_number)
  select gen_random_uuid(), c.id, 'Contact', right(c.name, 5),
    (array['+47990', '+4915112', '+336120', '+9053212', '+4474001', '+614120', '+1212555', '+1808555'])[1 + n % 8]
      || lpad((n / 8)::text, (array[5, 6, 5, 5, 5, 5, 4, 4])[1 + n % 8], '0')
  from (select c.*, right(c.name, 5)::int as n from potential_customers c
    where c.seller_company_id = $1 and c.name like 'Checked %') c`;

const insertItems = `
  insert into phone_books (id, seller_company_id, potential_customer_id, contact_id, product_id)
  select gen_random_uuid(), $1, c.id, k.id, (select id from products where seller_company_id = $1 limit 1)
  from potential_customers c join contacts k on k.potential_customer_id = c.id
  where c.seller_company_id = $1 and c.name like 'Checked %' returning id`;

const insertCalls = `
  insert into calls (id, seller_company_id, potential_customer_id, contact_id, type, language, time_zone, status, answer,
    start_at, dialled_at, ended_at, customer_name, contact_name, contact_surname, contact_phone_number, created_at, updated_at)
  select gen_random_uuid(), $1, c.id, k.id, 'CALL_NOW', 'en', 'UTC', 'BUSY', 'NO_CALL', at, at, at, c.name, k.name, k.surname,
    k.phone_number, at, at
  from potential_customers c join contacts k on k.potential_customer_id = c.id
  cross join (values (now() - interval '2 days'), (now() - interval '5 days')) as before (at)
  where c.seller_company_id = $1 and c.name like 'Checked %'`;
