import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { forgetOldEvents } from "./engine/prune.ts";
import { keepHouse } from "./housekeeping.ts";
import { people } from "./testing/people.ts";
import { startTestServer } from "./testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());

it("what nobody can use any more is removed, and who is signed in stays so", async () => {
  const { db, clock } = server.context;
  const seller = await server.signIn(people.seller);
  const countSessions = async () => (await db.selectFrom("sessions").select("id").execute()).length;
  const before = await countSessions();
  await keepHouse(server.context);
  expect(await countSessions()).toBe(before);
  expect((await seller.get("/v1/users/profile/me")).status).toBe(200);

  const now = clock.now();
  const mail = { recipient: people.seller, subject: "", text_body: "", html_body: "", attempts: 1, last_error: null };
  const dates = { created_at: now, due_at: now };
  const waiting = { id: server.context.ids.next(), ...mail, ...dates, given_up_at: null };
  const givenUp = { id: server.context.ids.next(), ...mail, ...dates, given_up_at: now };
  await db.insertInto("mail_outbox").values([waiting, givenUp]).execute();

  const inAMonth = { now: () => new Date(clock.now().getTime() + 31 * 86_400_000) };
  await keepHouse({ db, clock: inAMonth });
  expect(await countSessions()).toBe(0);
  expect(await db.selectFrom("mail_outbox").select("id").execute()).toEqual([{ id: waiting.id }]);
  expect(await db.selectFrom("live_events").select("id").execute()).toEqual([]);
});

it("who edited a record, and what a carrier told, is kept for 30 days and no longer", async () => {
  const { db, clock, ids } = server.context;
  const day = 86_400_000;
  const past = (days: number) => new Date(clock.now().getTime() - days * day);
  const [recent, old] = [ids.next(), ids.next()];
  const edits = [past(29), past(31)].map((edited_at, index) => ({
    record_id: [recent, old][index] ?? "",
    edited_at,
    author: `user:${ids.next()}`,
  }));
  await db.insertInto("edits").values(edits).execute();
  const event = { carrier: "simulator", type: "RINGING", payload: "{}" };
  await db
    .insertInto("carrier_inbox")
    .values([
      { ...event, event_id: recent, call_id: recent, received_at: past(29) },
      { ...event, event_id: old, call_id: old, received_at: past(31) },
    ])
    .execute();
  await keepHouse({ db, clock });
  await forgetOldEvents({ db, clock });
  const both = [recent, old];
  expect(await db.selectFrom("edits").select("record_id").where("record_id", "in", both).execute()).toEqual([
    { record_id: recent },
  ]);
  expect(await db.selectFrom("carrier_inbox").select("call_id").where("call_id", "in", both).execute()).toEqual([
    { call_id: recent },
  ]);
});

const hour = 3_600_000;
const someBytes = sql`decode(md5(random()::text), 'hex')`;
const someUser = sql`(select id from users where email = ${people.seller})`;
const someCompany = sql`(select seller_company_id from seller_company_users where user_id = ${someUser})`;
const someSession = sql`(select id from sessions where user_id = ${someUser} limit 1)`;
const simulated = "019f0000-0000-7000-8000-000000000001";
const endpoint = "019f0000-0000-7000-8000-000000000002";
const delivery = (status: string) => (at: Date) =>
  sql`webhook_deliveries (id, webhook_endpoint_id, event, about, body, status, due_at, created_at)
    values (gen_random_uuid(), ${endpoint}, 'balance.low', gen_random_uuid()::text, '{}', ${status}, ${at}, ${at})`;

/** What is kept for some hours after a time that is in a column. */
const kept: [what: string, hours: number, table: string, column: string, row: (at: Date) => RawBuilder<unknown>][] = [
  [
    "how often somebody tried",
    0,
    "rate_limits",
    "expires_at",
    (at) => sql`rate_limits (key, started_at, count, expires_at) values (${someBytes}, ${at}, 1, ${at})`,
  ],
  [
    "that a process could write",
    24,
    "write_checks",
    "checked_at",
    (at) => sql`write_checks (process_id, checked_at) values (gen_random_uuid(), ${at})`,
  ],
  [
    "a link in an email",
    24,
    "email_tokens",
    "expires_at",
    (at) =>
      sql`email_tokens (token_hash, user_id, purpose, expires_at) values (${someBytes}, ${someUser}, 'VERIFY_EMAIL', ${at})`,
  ],
  [
    "a token of a session",
    24,
    "refresh_tokens",
    "expires_at",
    (at) =>
      sql`refresh_tokens (token_hash, session_id, issued_at, expires_at) values (${someBytes}, ${someSession}, ${at}, ${at})`,
  ],
  [
    "a session without tokens",
    24,
    "sessions",
    "created_at",
    (at) => sql`sessions (id, user_id, created_at) values (gen_random_uuid(), ${someUser}, ${at})`,
  ],
  ["a message that a partner got", 30 * 24, "webhook_deliveries", "created_at", delivery("DELIVERED")],
  ["a message that no partner took", 30 * 24, "webhook_deliveries", "created_at", delivery("FAILED")],
  [
    "a notification",
    90 * 24,
    "notifications",
    "created_at",
    (at) =>
      sql`notifications (id, user_id, seller_company_id, kind, about, created_at) values (gen_random_uuid(), ${someUser}, ${someCompany}, 'BALANCE_LOW', gen_random_uuid()::text, ${at})`,
  ],
  [
    "a file of an earlier build",
    400 * 24,
    "embed_files",
    "last_shipped_at",
    (at) => sql`embed_files (name, body, last_shipped_at) values (gen_random_uuid()::text, ${someBytes}, ${at})`,
  ],
  [
    "what the simulator told",
    24,
    "simulator_events",
    "delivered_at",
    (at) =>
      sql`simulator_events (id, call_id, payload, due_at, delivered_at) values (gen_random_uuid()::text, ${simulated}, '{}', ${at}, ${at})`,
  ],
  [
    "what happened to a SIP call",
    24,
    "sip_calls",
    "alive_at",
    (at) => sql`sip_calls (call_id, carrier_call_id, alive_at) values (gen_random_uuid(), 'sip', ${at})`,
  ],
  [
    "a test call",
    24,
    "test_calls",
    "made_at",
    (at) =>
      sql`test_calls (id, user_id, number_hash, address_hash, made_at) values (gen_random_uuid(), gen_random_uuid(), ${someBytes}, ${someBytes}, ${at})`,
  ],
];

describe("is kept as long as somebody may need it, and no longer:", () => {
  beforeAll(async () => {
    const { db } = server.context;
    await server.signIn(people.seller);
    await sql`insert into simulator_calls (call_id, carrier_call_id, to_number, mood, language, conversation, duration_seconds, accepted_at)
      values (${simulated}, 'kept', '+4722860144', 'ANSWERED', 'en', '[]', 1, now())`.execute(db);
    await sql`insert into webhook_endpoints (id, seller_company_id, url, events, secret)
      values (${endpoint}, ${someCompany}, 'https://crm.example.com/kept', '{}', ${someBytes})`.execute(db);
  });

  it.each(kept)("%s", async (_, hours, table, column, row) => {
    const { db, clock } = server.context;
    const past = (more: number) => new Date(clock.now().getTime() - (hours + more) * hour);
    const [recent, old] = [past(-0.5), past(0.5)];
    for (const at of [recent, old]) await sql`insert into ${row(at)}`.execute(db);
    await keepHouse({ db, clock });
    await forgetOldEvents({ db, clock });
    const { rows } = await sql`select ${sql.ref(column)} as at from ${sql.table(table)}
      where ${sql.ref(column)} = any(${[recent, old]}::timestamptz[])`.execute(db);
    expect(rows).toEqual([{ at: recent }]);
  });
});

it("a message that still waits for a partner is kept, however old it is", async () => {
  const { db, clock } = server.context;
  const at = new Date(clock.now().getTime() - 31 * 24 * hour);
  await sql`insert into ${delivery("PENDING")(at)}`.execute(db);
  await keepHouse({ db, clock });
  const waiting = db.selectFrom("webhook_deliveries").select("status").where("created_at", "=", at);
  expect(await waiting.execute()).toEqual([{ status: "PENDING" }]);
});

it("the numbers of a register are kept for 30 days after it was lifted, and no longer", async () => {
  const { db, clock, ids } = server.context;
  const lifted = (days: number) => ({ id: ids.next(), at: new Date(clock.now().getTime() - days * 24 * hour) });
  const [old, recent] = [lifted(31), lifted(29)];
  for (const { id, at } of [old, recent]) {
    await sql`insert into suppressed_numbers (id, number_key, source, created_at, lifted_at, lifted_by, lift_reason, register)
      values (${id}, ${id}, 'IMPORT', ${at}, ${at}, 'Mina', 'Outdated', 'Robinson list')`.execute(db);
    await sql`insert into registered_numbers (number_hash, register_id) values (${someBytes}, ${id})`.execute(db);
  }
  await keepHouse({ db, clock });
  const left = db.selectFrom("registered_numbers").select("register_id");
  expect(await left.where("register_id", "in", [old.id, recent.id]).execute()).toEqual([{ register_id: recent.id }]);
});

it("more than one statement can delete, as after a week without a worker, is forgotten in portions", async () => {
  const { db, clock } = server.context;
  await sql`create table portions (of text)`.execute(db);
  await sql`create function count_portion() returns trigger language plpgsql as
    $$ begin insert into portions values (tg_table_name); return null; end $$`.execute(db);
  await sql`create trigger counted after delete on edits for each statement execute function count_portion()`.execute(
    db,
  );
  const longAgo = new Date(clock.now().getTime() - 40 * 24 * hour);
  await sql`insert into edits (record_id, edited_at, author)
    select gen_random_uuid(), ${longAgo}, 'user:' from generate_series(1, 25000)`.execute(db);
  await keepHouse({ db, clock });
  expect(await db.selectFrom("edits").select("record_id").where("edited_at", "=", longAgo).execute()).toEqual([]);
  const { rows } = await sql`select of from portions`.execute(db);
  expect(rows).toHaveLength(3);
});

it("one thing that cannot be forgotten does not keep the rest, and is named in the log", async () => {
  const { db, clock } = server.context;
  await sql`alter table live_events rename to live_events_elsewhere`.execute(db);
  try {
    const old = { record_id: server.context.ids.next(), edited_at: new Date(0), author: "user:" };
    await db.insertInto("edits").values(old).execute();
    await expect(keepHouse({ db, clock })).rejects.toThrow(/^Not done: live events$/);
    const left = db.selectFrom("edits").select("record_id").where("record_id", "=", old.record_id).execute();
    expect(await left).toEqual([]);
  } finally {
    await sql`alter table live_events_elsewhere rename to live_events`.execute(db);
  }
});
