import { prefetch } from "@callwright/sdk";
import type { LiveEvent } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { readEvents, type EventReader } from "../../testing/readEvents.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());

async function companyOf(email: string): Promise<string> {
  const client = await server.sdk(email);
  return (await client.call("getProfile")).sellerCompanies[0]!.id;
}

/** An event of a company, identified by its number. */
async function publish(companyId: string | null, at: number, from: TestServer = server): Promise<void> {
  const { db, events } = from.context;
  const phoneBookId = `019f0000-0000-7000-8000-${String(at).padStart(12, "0")}`;
  const payload = { type: "phoneBook.changed", change: "UPDATED", phoneBookId } as const;
  await db.transaction().execute((trx) => events.publish(trx, companyId, payload));
}

const numberOf = (event: { phoneBookId?: string | null } | object | undefined) =>
  Number(String((event as { phoneBookId?: string } | undefined)?.phoneBookId).slice(-12));

const mine = await companyOf(people.seller);
const theirs = await companyOf(people.freeSeller);

it("a seller sees what happens to their company as it happens, and nothing of another's", async () => {
  await using events = await readEvents(await server.signIn(people.seller));
  await publish(theirs, 1);
  await publish(null, 2);
  await publish(mine, 3);
  const event = await events.next();
  expect(event).toMatchObject({ type: "phoneBook.changed", change: "UPDATED" });
  expect(numberOf(event)).toBe(3);
});

it("a manager sees every company's events and the catalogue's", async () => {
  await using events = await readEvents(await server.signIn(people.admin));
  await publish(theirs, 4);
  await publish(null, 5);
  expect([numberOf(await events.next()), numberOf(await events.next())]).toEqual([4, 5]);
});

it("an event of a transaction that was rolled back never happened", async () => {
  await using events = await readEvents(await server.signIn(people.seller));
  const { db, events: live } = server.context;
  const payload = { type: "phoneBook.changed", change: "DELETED", phoneBookId: null } as const;
  const rolledBack = db.transaction().execute(async (trx) => {
    await live.publish(trx, mine, payload);
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  await publish(mine, 6);
  expect(numberOf(await events.next())).toBe(6);
});

it("a reader that comes back with the last id misses nothing, also what a slower transaction committed later", async () => {
  const seller = await server.signIn(people.seller);
  await using first = await readEvents(seller);
  await publish(mine, 7);
  const seen = await first.next();

  const { db, events } = server.context;
  const payload = { type: "phoneBook.changed", change: "UPDATED", phoneBookId: null } as const;
  await db.transaction().execute(async (slow) => {
    await events.publish(slow, mine, { ...payload, phoneBookId: "019f0000-0000-7000-8000-000000000008" });
    await publish(mine, 9);
  });

  await using second = await readEvents(seller, { "last-event-id": seen!.id });
  expect([numberOf(await second.next()), numberOf(await second.next())]).toEqual([9, 8]);
});

it("what happened between a server's read of a page and the browser's first connection is told", async () => {
  const client = await server.sdk(people.seller);
  const read = await prefetch(client, "listPhoneBooks", { query: { page: 0, perPage: 10 } });
  await publish(mine, 31);
  const heard: LiveEvent[] = [];
  client.live.beginAt(read.at);
  const stop = client.live.subscribe({ onEvent: (event) => heard.push(event) });
  await expect.poll(() => heard.map(numberOf)).toContain(31);
  await publish(mine, 32);
  await expect.poll(() => heard.map(numberOf).filter((at) => at > 30)).toEqual([31, 32]);
  stop();
});

it("a stream since a moment long ago begins five minutes ago, and one that is no moment is refused", async () => {
  const seller = await server.signIn(people.seller);
  await server.context.db
    .updateTable("live_events")
    .set({ created_at: sql`now() - interval '6 minutes'` })
    .execute();
  await publish(mine, 33);
  await using events = await readEvents(seller, {}, "?since=2020-01-01T00:00:00.000Z");
  expect(numberOf(await events.next())).toBe(33);
  expect((await seller.fetch("/v1/events?since=yesterday")).status).toBe(400);
});

it("an event that is deleted in its own transaction, as with its company, is told to nobody, also on a fresh connection", async () => {
  await using events = await readEvents(await server.signIn(people.seller));
  const { db, events: live } = server.context;
  const payload = { type: "phoneBook.changed", change: "DELETED", phoneBookId: null } as const;
  await db.transaction().execute(async (trx) => {
    await sql`discard sequences`.execute(trx);
    await live.publish(trx, mine, payload);
    await trx.deleteFrom("live_events").where("position", "is", null).execute();
  });
  await publish(mine, 730);
  expect(numberOf(await events.next())).toBe(730);
});

it("a reader that comes after a time in which nobody followed is told what happens from then on, and only that", async () => {
  for (let at = 700; at < 720; at += 1) await publish(mine, at);
  await using events = await readEvents(await server.signIn(people.seller));
  await publish(mine, 720);
  expect(numberOf(await events.next())).toBe(720);
  await using second = await readEvents(await server.signIn(people.seller));
  await publish(mine, 721);
  expect([numberOf(await events.next()), numberOf(await second.next())]).toEqual([721, 721]);
});

it("another process on the same database tells it too", async () => {
  const { databaseUrl } = server.context.config;
  await using other = await startTestServer({ databaseUrl });
  await using events = await readEvents(await other.signIn(people.seller));
  await publish(mine, 10);
  expect(numberOf(await events.next())).toBe(10);
});

it("the stream ends when the server stops", async () => {
  const other = await startTestServer({ databaseUrl: server.context.config.databaseUrl });
  await using events = await readEvents(await other.signIn(people.seller));
  await other[Symbol.asyncDispose]();
  expect(await events.next()).toBeUndefined();
});

it("a reader that comes back at another process misses nothing", async () => {
  await using first = await readEvents(await server.signIn(people.seller));
  await publish(mine, 11);
  const seen = await first.next();
  await publish(mine, 12);
  await using other = await startTestServer({ databaseUrl: server.context.config.databaseUrl });
  await using second = await readEvents(await other.signIn(people.seller), { "last-event-id": seen!.id });
  await publish(mine, 13, other);
  expect([numberOf(await second.next()), numberOf(await second.next())]).toEqual([12, 13]);
});

describe("a stream lives no longer than what it was opened with", () => {
  const clock = movableClock(new Date().toISOString());
  let own: TestServer;
  let company: string;
  beforeAll(async () => {
    own = await startTestServer({ clock, processes: 1 });
    company = await companyOf(people.seller);
  });
  afterAll(() => own[Symbol.asyncDispose]());
  /** Longer than a check of the session is valid. */
  const aMomentLater = () => clock.moveTo(new Date(clock.now().getTime() + 2_000).toISOString());
  const change = (query: ReturnType<typeof sql>) => query.execute(own.context.db);
  const seller = sql`(select id from users where email = ${people.seller})`;

  /** The events that it still shows, by number; calls of the demo company may be among them. */
  const untilItEnds = async (events: EventReader) => {
    const shown: number[] = [];
    for (let event = await events.next(); event; event = await events.next()) shown.push(numberOf(event));
    return shown;
  };

  it("it ends with the token", async () => {
    const client = await own.signIn(people.seller);
    clock.moveTo(new Date(clock.now().getTime() + 15 * 60_000 - 4_000).toISOString());
    await using events = await readEvents(client);
    expect(await untilItEnds(events)).toBeDefined();
  });

  it("it ends with the session, and shows nothing after that", async () => {
    await using events = await readEvents(await own.signIn(people.seller));
    await change(sql`update sessions set revoked_at = now() where user_id = ${seller} and revoked_at is null`);
    aMomentLater();
    await publish(company, 21, own);
    expect(await untilItEnds(events)).not.toContain(21);
  });

  it("it ends when the person leaves a company, and shows nothing of it after that", async () => {
    await using events = await readEvents(await own.signIn(people.seller));
    const { rows } = await sql<{ position: number }>`
      delete from seller_company_users where user_id = ${seller} and seller_company_id = ${company} returning position`.execute(
      own.context.db,
    );
    aMomentLater();
    await publish(company, 22, own);
    expect(await untilItEnds(events)).not.toContain(22);
    await change(sql`insert into seller_company_users (seller_company_id, user_id, position)
      values (${company}, ${seller}, ${rows[0]?.position})`);
  });

  it("it ends when a manager is one no longer", async () => {
    await using events = await readEvents(await own.signIn(people.admin));
    await change(sql`update users set role = 'SELLER' where email = ${people.admin}`);
    aMomentLater();
    await publish(company, 23, own);
    expect(await untilItEnds(events)).not.toContain(23);
  });
});
