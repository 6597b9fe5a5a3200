import { afterAll, expect, it } from "vitest";

import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());

async function companyOf(email: string): Promise<string> {
  const client = await server.sdk(email);
  return (await client.call("getProfile")).sellerCompanies[0]!.id;
}

/** Something that happened to a company, told by its number. */
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
