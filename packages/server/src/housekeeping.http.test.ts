import { afterAll, expect, it } from "vitest";

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
