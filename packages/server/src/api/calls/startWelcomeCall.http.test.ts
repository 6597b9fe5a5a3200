import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { forgetOldEvents } from "../../engine/prune.ts";
import { callPlaces, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { startServerForTest, startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const DAY_MS = 86_400_000;
const clock = movableClock("2027-03-01T09:00:00Z");
const env = { CALLWRIGHT_RATE_LIMIT_SCALE: "1", TRUSTED_PROXIES: "1" };
const accounts = [people.seller, people.master, people.freeSeller] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env, clock, processes: 1 });
});
afterAll(() => server[Symbol.asyncDispose]());

const later = (milliseconds: number) => clock.moveTo(new Date(clock.now().getTime() + milliseconds).toISOString());
/** Each test has its own day, so earlier counts no longer apply. */
beforeEach(() => later(2 * DAY_MS));

let lastAddress = 0;
const anotherAddress = () => `198.51.100.${(lastAddress += 1)}`;
const signIn = (email: string, address = anotherAddress(), at = server) =>
  at.anonymous.with({ "x-forwarded-for": address }).signIn(email);
/** A busy number: the person is not reached, so they may try again after each of their calls. */
const busyNumber = () => uniqueNumber("00");

const ask = (client: TestClient, phoneNumber: string) =>
  client.post<Schemas["StartedWelcomeCall"] & Schemas["Problem"]>("/v1/calls/welcome", { phoneNumber });

/** Requests a test call and waits until it has ended. */
async function ring(client: TestClient, phoneNumber: string, at = server): Promise<number> {
  const { status, body } = await ask(client, phoneNumber);
  if (status === 200)
    await vi.waitUntil(async () => (await callPlaces(at, client).statusOf(body.callId)) === "BUSY", {
      timeout: 20_000,
    });
  return status;
}

describe("the free test call rings no stranger for long", () => {
  it("a number rings three times in 24 hours, whoever asks, though it was busy each time", async () => {
    const phoneNumber = busyNumber();
    for (const email of accounts) expect(await ring(await signIn(email), phoneNumber)).toBe(200);
    for (const email of accounts) expect(await ring(await signIn(email), phoneNumber)).toBe(429);

    later(DAY_MS + 1000);
    expect(await ring(await signIn(people.master), phoneNumber)).toBe(200);
  });

  it("says how long it takes until there may be one again", async () => {
    const phoneNumber = busyNumber();
    for (const email of accounts) await ring(await signIn(email), phoneNumber);
    later(DAY_MS / 2);
    const refused = await ask(await signIn(people.seller), phoneNumber);
    expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    const hours = Number(refused.headers.get("retry-after")) / 3600;
    expect(hours).toBeGreaterThan(11.5);
    expect(hours).toBeLessThanOrEqual(12);
  });

  it("of two who ask at once for the last call to a number, one gets it", async () => {
    const phoneNumber = busyNumber();
    const [first, ...both] = await Promise.all(accounts.map((email) => signIn(email)));
    if (!first) throw new Error("There are three accounts");
    for (const _ of [1, 2]) expect(await ring(first, phoneNumber)).toBe(200);
    const answers = await Promise.all(both.map((client) => ring(client, phoneNumber)));
    expect(answers.toSorted((one, other) => one - other)).toEqual([200, 429]);
  });

  it("a person gets five in 24 hours, to whichever numbers and from wherever", async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect(await ring(await signIn(people.seller), busyNumber())).toBe(200);
    expect(await ring(await signIn(people.seller), busyNumber())).toBe(429);
    expect(await ring(await signIn(people.master), busyNumber())).toBe(200);
  });

  it("an address gets ten in 24 hours, with however many accounts", async () => {
    const address = anotherAddress();
    for (const email of [people.seller, people.master]) {
      const client = await signIn(email, address);
      for (const _ of [1, 2, 3, 4, 5]) expect(await ring(client, busyNumber())).toBe(200);
    }
    expect(await ring(await signIn(people.freeSeller, address), busyNumber())).toBe(429);
    expect(await ring(await signIn(people.freeSeller), busyNumber())).toBe(200);
  });

  it("all accounts together get as many in 24 hours as the installation says", async () => {
    const small = await startServerForTest({ env: { ...env, CALLWRIGHT_TEST_CALLS_PER_DAY: "2" }, processes: 1 });
    const ringHere = async (email: string) => ring(await signIn(email, anotherAddress(), small), busyNumber(), small);
    expect([await ringHere(people.seller), await ringHere(people.master)]).toEqual([200, 200]);
    expect(await ringHere(people.freeSeller)).toBe(429);
  });

  it("keeps neither the number nor the address in words, and nothing for longer than it counts", async () => {
    const phoneNumber = busyNumber();
    await ring(await signIn(people.seller), phoneNumber);
    const kept = await server.context.db.selectFrom("test_calls").selectAll().execute();
    const readable = kept.map((row) => `${row.number_hash.toString()} ${row.address_hash.toString()}`).join(" ");
    expect(readable).not.toContain(phoneNumber);
    expect(readable).not.toContain("198.51.100.");

    later(DAY_MS + 1000);
    await forgetOldEvents(server.context);
    expect(await server.context.db.selectFrom("test_calls").selectAll().execute()).toEqual([]);
  });
});

describe("the free test call is not made", () => {
  const refusalOf = async (client: TestClient, phoneNumber: string) => {
    const { status, body } = await ask(client, phoneNumber);
    return [status, body.errors?.phoneNumber];
  };

  it("to a country that the installation does not call, also where nothing rings", async () => {
    const nordic = await startServerForTest({ env: { ...env, CALLWRIGHT_CALL_COUNTRIES: "NO, SE" }, processes: 1 });
    const client = await signIn(people.seller, anotherAddress(), nordic);
    expect(await refusalOf(client, "+493012345678")).toEqual([400, "Calls to this country are not allowed here."]);
    // A satellite telephone has no country.
    expect(await refusalOf(client, "+881612345678")).toEqual([400, "Calls to this country are not allowed here."]);
    expect(await ring(client, busyNumber(), nordic)).toBe(200);
  });

  it("to a premium rate number", async () => {
    const sentence = "This is a special number, such as a premium rate one, and is not called.";
    expect(await refusalOf(await signIn(people.seller), "+4782012345")).toEqual([400, sentence]);
  });

  it("to who asked not to be called", async () => {
    const phoneNumber = busyNumber();
    const row = {
      id: crypto.randomUUID(),
      number_key: phoneNumber,
      source: "OPT_OUT",
      created_at: clock.now(),
    } as const;
    await server.context.db.insertInto("suppressed_numbers").values(row).execute();
    const sentence = "This contact asked not to be called again.";
    expect(await refusalOf(await signIn(people.seller), phoneNumber)).toEqual([400, sentence]);
  });

  it("and what was refused does not count", async () => {
    const client = await signIn(people.seller);
    for (const _ of [1, 2, 3, 4, 5, 6]) expect((await ask(client, "+4782012345")).status).toBe(400);
    expect(await ring(client, busyNumber())).toBe(200);
  });
});
