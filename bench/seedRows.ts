import { DatabaseClient } from "@callwright/server/db/client.ts";
import type { DatabaseLocation } from "@callwright/server/db/pool.ts";

/** The number of rows of each list; `BENCH_ROWS=1000000 pnpm bench plans` measures with more. */
export const rowCount = Number(process.env.BENCH_ROWS ?? 100_000);
export const tenth = (rowCount / 10).toLocaleString("en");
/** The number of the newest calls that have a conversation, as the pages that users look at. */
const spokenCalls = 2_000;

/** A client without a time limit, because a statement that writes a million rows takes long. */
export type SeedClient = Pick<DatabaseClient, "query">;

/** Inserts rows over a connection of its own, on which a statement has no time limit. */
export async function seedOver<Result>(
  location: DatabaseLocation,
  seed: (client: SeedClient) => Promise<Result>,
): Promise<Result> {
  const client = new DatabaseClient({ ...location, answerMilliseconds: 0 });
  await client.connect();
  try {
    return await seed(client);
  } finally {
    await client.end();
  }
}

/** Inserts a long list of customers for a company, each with a contact and a call. Returns the company's id. */
export async function seedRows(client: SeedClient, email: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select m.seller_company_id as id from seller_company_users m join users u on u.id = m.user_id where u.email = $1`,
    [email],
  );
  const companyId = rows[0]?.id;
  if (!companyId) throw new Error(`${email} has no company.`);
  await client.query(insertCustomers, [companyId, rowCount]);
  await client.query(insertContacts, [companyId]);
  await client.query("analyze potential_customers, contacts"); // otherwise the next plans expect empty tables
  await client.query(insertCalls, [companyId]);
  await client.query(insertTurns, [companyId, spokenCalls]);
  await client.query("vacuum analyze");
  return companyId;
}

const insertCustomers = `
  insert into potential_customers (id, seller_company_id, name, website, headquarter_country_id, time_zone, created_at, updated_at)
  select gen_random_uuid(), $1, 'Customer ' || md5(n::text), 'https://' || n || '.example', co.id, co.time_zones[1],
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, $2::int) as n
  join (select *, row_number() over (order by iso2) - 1 as place, count(*) over () as total from countries) co
    on co.place = n % co.total`;

const insertContacts = `
  insert into contacts (id, potential_customer_id, name, surname, phone_number)
  select gen_random_uuid(), c.id, 'Contact', left(c.name, 16), '+9021250' || lpad((row_number() over ())::text, 6, '0')
  from potential_customers c
  where c.seller_company_id = $1 and not exists (select from contacts k where k.potential_customer_id = c.id)`;

const insertCalls = `
  insert into calls (id, seller_company_id, potential_customer_id, contact_id, type, language, time_zone, status, answer,
    start_at, dialled_at, answered_at, ended_at, duration_seconds, customer_name, contact_name, contact_surname,
    contact_phone_number, created_at, updated_at)
  select gen_random_uuid(), $1, c.id, k.id, 'CALL_NOW', 'en', coalesce(c.time_zone, 'UTC'),
    case when n % 10 = 0 then 'BUSY' else 'COMPLETED' end, case when n % 10 = 0 then 'NO_CALL' else 'POSITIVE' end,
    at, at, at, at + interval '1 minute', 60, c.name, k.name, k.surname, k.phone_number, at, at
  from (
    select c.*, row_number() over (order by c.id) as n, now() - (row_number() over (order by c.id)) * interval '1 minute' as at
    from potential_customers c where c.seller_company_id = $1) c
  join contacts k on k.potential_customer_id = c.id`;

const insertTurns = `
  insert into call_turns (call_id, position, role, content, start_second)
  select c.id, turn, case when turn % 2 = 0 then 'ASSISTANT' else 'CONTACT' end,
    'Something that takes a few seconds to say, as people on the telephone do.', turn * 6
  from (select id from calls where seller_company_id = $1 and not is_welcome order by created_at desc limit $2) c
  cross join generate_series(0, 7) as turn
  on conflict do nothing`;
