import { afterAll, expect, it } from "vitest";

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
