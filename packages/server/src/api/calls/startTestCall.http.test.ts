import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { callPlaces, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startServerForTest, startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import { testCallCourse } from "../../testing/testCallCourse.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const DAY_MS = 86_400_000;
const clock = movableClock("2027-03-01T09:00:00Z");
const env = { CALLWRIGHT_RATE_LIMIT_SCALE: "1", TRUSTED_PROXIES: "1" };
const crm = "https://crm.example.com";

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
const signIn = (email: string, at = server) => at.anonymous.with({ "x-forwarded-for": anotherAddress() }).signIn(email);
const busyNumber = () => uniqueNumber("00");

const ask = (client: TestClient, phoneNumber: string, language = "en") =>
  client.post<Schemas["TestCall"] & Schemas["Problem"]>("/v1/test-calls", { phoneNumber, language });
const latest = async (client: TestClient) =>
  (await client.get<Schemas["LatestTestCall"]>("/v1/test-calls/latest")).body.testCall;

/** Waits like the widget: it requests the state of the call until the call has ended. */
async function untilOver(client: TestClient): Promise<Schemas["TestCall"]> {
  let testCall: Schemas["TestCall"] | null = null;
  await vi.waitUntil(
    async () => {
      testCall = await latest(client);
      return testCall !== null && !["QUEUED", "RINGING", "IN_PROGRESS"].includes(testCall.status);
    },
    { timeout: 20_000 },
  );
  if (!testCall) throw new Error("There is a test call");
  return testCall;
}

/** Requests a test call and waits until it has ended. */
async function ring(client: TestClient, phoneNumber: string): Promise<number> {
  const { status } = await ask(client, phoneNumber);
  if (status === 201) await untilOver(client);
  return status;
}

/** A widget on a partner's page. */
async function embedded(allowedWidgets: string[], userLabel?: string): Promise<TestClient> {
  const seller = await signIn(people.seller);
  const key = await seller.post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", { name: "CRM", allowedOrigins: [crm] });
  const session = await server.anonymous
    .with({ "x-api-key": key.body.secret })
    .post<Schemas["EmbedSession"]>("/v1/embed-sessions", { allowedWidgets, origin: crm, userLabel });
  expect(session.status).toBe(201);
  const headers = { authorization: `Bearer ${session.body.token}`, origin: crm, "x-forwarded-for": anotherAddress() };
  return server.anonymous.with(headers);
}

describe("a test call to oneself", () => {
  it("is followed to its end and says what came of it; it is free, and in no history (R-22)", async () => {
    // A company without calls that become due meanwhile.
    const seller = await signIn(people.freeSeller);
    const balance = await callPlaces(server, seller).balance();
    const count = async () => (await seller.get<Schemas["CallList"]>("/v1/calls/history")).body.metaData.totalCount;
    const calls = await count();
    const phoneNumber = uniqueNumber("44");

    const { status, body } = await ask(seller, phoneNumber, "tr");
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "QUEUED", phoneNumber, language: "tr", conversation: [], endedAt: null });
    expect(body.timeline.map((step) => step.status)).toEqual(["QUEUED"]);

    const over = await untilOver(seller);
    expect(over).toMatchObject({ id: body.id, status: "COMPLETED", failureReason: null });
    expect(over.timeline.map((step) => step.status)).toEqual(["QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"]);
    expect(over.conversation[0]?.role).toBe("ASSISTANT");
    expect(over.durationSeconds).toBeGreaterThan(0);

    expect(await callPlaces(server, seller).balance()).toBe(balance);
    expect(await count()).toBe(calls);
    expect((await seller.get(`/v1/calls/history/${body.id}`)).status).toBe(404);
  });

  it("tells live how it goes, though it is in no list", async () => {
    const seller = await signIn(people.seller);
    await using events = await readEvents(seller);
    const { body } = await ask(seller, uniqueNumber("01"));
    expect(await testCallCourse(events, body.id, "NO_ANSWER")).toEqual(["QUEUED", "RINGING", "NO_ANSWER"]);
  });

  it("may be made again once it was completed, though the welcome call may not", async () => {
    const seller = await signIn(people.seller);
    for (const _ of [1, 2]) expect(await ring(seller, uniqueNumber("44"))).toBe(201);
    const welcome = await seller.post("/v1/calls/welcome", { phoneNumber: uniqueNumber("44") });
    expect([welcome.status, welcome.body.code]).toEqual([409, "TEST_CALL_ALREADY_MADE"]);
  });

  it("is one at a time, also for two clicks at once", async () => {
    const seller = await signIn(people.seller);
    const answers = await Promise.all([ask(seller, uniqueNumber("44")), ask(seller, uniqueNumber("44"))]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("TEST_CALL_UNDER_WAY");
    await untilOver(seller);
    expect(await ring(seller, busyNumber())).toBe(201);
  });

  it("is one call however often its request is repeated", async () => {
    const seller = (await signIn(people.seller)).with({ "idempotency-key": "a-test-call-of-mine" });
    const body = { phoneNumber: busyNumber(), language: "en" };
    const answers = [await seller.post("/v1/test-calls", body), await seller.post("/v1/test-calls", body)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    await untilOver(seller);
  });

  it("is read for a day", async () => {
    await ring(await signIn(people.seller), busyNumber());
    expect((await latest(await signIn(people.seller)))?.status).toBe("BUSY");
    later(DAY_MS + 1000);
    expect(await latest(await signIn(people.seller))).toBeNull();
  });
});

describe("the test call and the welcome call share their fences", () => {
  it("of a number: three in 24 hours, whoever asks for whichever", async () => {
    const phoneNumber = busyNumber();
    const seller = await signIn(people.seller);
    const master = await signIn(people.master);
    const free = await signIn(people.freeSeller);
    expect(await ring(free, phoneNumber)).toBe(201);
    expect((await master.post("/v1/calls/welcome", { phoneNumber })).status).toBe(200);
    await untilOver(master);
    expect(await ring(free, phoneNumber)).toBe(201);
    const refused = await ask(seller, phoneNumber);
    expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(refused.headers.get("retry-after")) / 3600).toBeGreaterThan(23);
    expect(await latest(seller)).toBeNull();
  });

  it("of a person: five, from wherever", async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect(await ring(await signIn(people.seller), busyNumber())).toBe(201);
    expect(await ring(await signIn(people.seller), busyNumber())).toBe(429);
    expect(await ring(await signIn(people.master), busyNumber())).toBe(201);
  });

  it("of all accounts together", async () => {
    const small = await startServerForTest({ env: { ...env, CALLWRIGHT_TEST_CALLS_PER_DAY: "1" }, processes: 1 });
    expect(await ring(await signIn(people.seller, small), busyNumber())).toBe(201);
    expect(await ring(await signIn(people.master, small), busyNumber())).toBe(429);
  });
});

describe("a test call is not made", () => {
  it.each([
    ["to what is no number", "12345", "Invalid phone number"],
    [
      "to a premium rate number",
      "+4782012345",
      "This is a special number, such as a premium rate one, and is not called.",
    ],
  ])("%s, and does not count", async (_title, phoneNumber, sentence) => {
    const seller = await signIn(people.seller);
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const { status, body } = await ask(seller, phoneNumber);
      expect([status, body.errors?.phoneNumber]).toEqual([400, sentence]);
    }
    expect(await latest(seller)).toBeNull();
    expect(await ring(seller, busyNumber())).toBe(201);
  });

  it("to who asked not to be called", async () => {
    const seller = await signIn(people.seller);
    const phoneNumber = busyNumber();
    expect((await seller.post("/v1/suppressed-numbers", { phoneNumbers: [phoneNumber] })).status).toBe(200);
    const { status, body } = await ask(seller, phoneNumber);
    expect([status, body.errors?.phoneNumber]).toEqual([400, "This contact asked not to be called again."]);
  });

  it("for managers, who have no company", async () => {
    const admin = await signIn(people.admin);
    expect((await ask(admin, busyNumber())).status).toBe(403);
    expect((await admin.get("/v1/test-calls/latest")).status).toBe(403);
  });
});

describe("whose it is", () => {
  it("nobody else reads it, not even a colleague", async () => {
    const seller = await signIn(people.seller);
    await ring(seller, busyNumber());
    for (const email of [people.master, people.freeSeller]) expect(await latest(await signIn(email))).toBeNull();
  });

  it("the settings on a partner's page make and follow it, for one of the partner's people", async () => {
    const ada = await embedded(["company-settings"], "ada");
    const phoneNumber = uniqueNumber("44");
    const { status, body } = await ask(ada, phoneNumber);
    expect(status).toBe(201);
    expect((await ask(ada, phoneNumber)).body.code).toBe("TEST_CALL_UNDER_WAY");
    expect(await untilOver(ada)).toMatchObject({ id: body.id, status: "COMPLETED", phoneNumber });
    expect(await latest(await embedded(["company-settings"], "ben"))).toBeNull();
    expect(await latest(await signIn(people.seller))).toBeNull();
  });

  it("the fence of a person holds for each of the partner's people", async () => {
    const ada = await embedded(["company-settings"], "ada");
    for (const _ of [1, 2, 3, 4, 5]) expect(await ring(ada, busyNumber())).toBe(201);
    expect(await ring(ada, busyNumber())).toBe(429);
  });

  it("such a page reads no other call for it, and other widgets make none", async () => {
    const settings = await embedded(["company-settings"]);
    for (const path of ["/v1/calls/history", `/v1/calls/history/${crypto.randomUUID()}`, "/v1/events"])
      expect((await settings.get(path)).status).toBe(403);
    const history = await embedded(["call-history"]);
    expect((await ask(history, busyNumber())).status).toBe(403);
    expect((await history.get("/v1/test-calls/latest")).status).toBe(403);
  });
});
