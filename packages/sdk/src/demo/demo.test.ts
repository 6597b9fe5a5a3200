import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createClient } from "../client.js";
import type { CallWordsMessage } from "../contract.js";
import { createFakeApi, fixtures } from "../fake/index.js";
import { operationTable } from "../generated/operationTable.js";
import { memoryTokens } from "../session/memoryTokens.js";
import { answerDemo, demoHandlers } from "./index.js";

const client = () =>
  createClient({ baseUrl: "https://demo.test", session: memoryTokens({ accessToken: "demo" }), fetch: answerDemo });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: new Date("2027-03-01T09:00:00Z") });
});
afterEach(() => vi.useRealTimers());

describe("the demo", () => {
  it("shows a company in the middle of its work, as of today", async () => {
    const { items, metaData } = await client().call("listCalls", { query: { perPage: 5, statuses: ["COMPLETED"] } });
    expect(items).toHaveLength(5);
    expect(metaData.totalCount).toBeGreaterThan(5);
    expect(items[0]?.createdAt.slice(0, 10)).toBe("2027-03-01");
    const { sellerCompanies } = await client().call("getProfile");
    expect(sellerCompanies[0]?.name).toBe("Meridyen Textiles");
  });

  it("finds, sorts and pages as a server does", async () => {
    const query = { text: "a", sortBy: "-name", perPage: 3, page: 1 } as const;
    const { items } = await client().call("listPotentialCustomers", { query });
    const names = items.map(({ name }) => name);
    expect(names).toHaveLength(3);
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)));
  });

  it("B-PC-28, B-CSET-06 finds names and cities that are typed without their accents", async () => {
    const demo = client();
    const path = { id: fixtures.idOf("country", 0) };
    const { items } = await demo.call("listCities", { path, query: { text: " MALMO" } });
    expect(items.map(({ name }) => name)).toEqual(["Malmö"]);
    await demo.call("createProduct", { body: { name: "Çınar ŞEKER" } });
    expect(await demo.call("listProducts", { query: { text: "cinar şeker" } })).toMatchObject({
      items: [{ name: "Çınar ŞEKER" }],
    });
  });

  it("keeps what is done in it", async () => {
    const path = { id: fixtures.idOf("phoneBook", 3) };
    const body = { title: "Call again", review: "In May." };
    const note = await client().call("createPhoneBookReview", { path, body });
    const { items } = await client().call("listPhoneBookReviews", { path });
    expect(items).toEqual([note]);
  });

  it("leaves alone what was changed since it was read", async () => {
    const path = { id: fixtures.idOf("product", 0) };
    const read = await client().call("getProduct", { path });
    const first = await client().call("updateProduct", { path, body: { name: "Olives" }, basedOn: read });
    const second = client().call("updateProduct", { path, body: { name: "Oil" }, basedOn: read });
    await expect(second).rejects.toMatchObject({
      code: "PRECONDITION_FAILED",
      problem: { changed: { at: first.updatedAt, by: expect.stringContaining(" ") as string } },
    });
    expect(await client().call("updateProduct", { path, body: { name: "Oil" }, basedOn: first })).toMatchObject({
      name: "Oil",
    });
  });

  it("lets calls go on until they are over", async () => {
    const world = createFakeApi();
    const pushed = vi.fn();
    world.use(demoHandlers({ push: pushed }));
    const body = { phoneBookIds: [fixtures.idOf("phoneBook", 0)], type: "CALL_NOW", browserTimeZone: "UTC" } as const;
    const started = await world.client.call("startCalls", { body: { ...body, phoneBookIds: [...body.phoneBookIds] } });
    vi.advanceTimersByTime(20_000);
    const call = await world.client.call("getCall", { path: { id: started.items[0]?.callId ?? "" } });
    expect(call).toMatchObject({ status: "COMPLETED", answer: "POSITIVE" });
    const statuses = pushed.mock.calls.map(([event]) => (event as { call?: { status: string } }).call?.status);
    expect(statuses).toEqual(["QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED", undefined]);
  });

  it("has one line for a number, and says that it is taken (A-API-12)", async () => {
    const world = createFakeApi();
    world.use(demoHandlers());
    const id = fixtures.idOf("phoneBook", 0);
    const start = async () => (await world.client.call("startCalls", { body: { phoneBookIds: [id] } })).items[0];
    const first = await start();
    expect((await start())?.refusal?.code).toBe("ALREADY_ON_THE_LINE");
    const item = () => world.client.call("getPhoneBook", { path: { id } });
    expect((await item()).activeCall).toMatchObject({ id: first?.callId, status: "QUEUED" });
    vi.advanceTimersByTime(20_000);
    expect((await item()).activeCall).toBeNull();
    expect((await start())?.status).toBe("QUEUED");
  });

  it("schedules an item once for a minute, however often it is asked, until that call is cancelled (A-API-12)", async () => {
    const world = createFakeApi();
    world.use(demoHandlers());
    const id = fixtures.idOf("phoneBook", 0);
    const at = (cronDate: string) => ({ body: { phoneBookIds: [id], type: "CALL_LATER" as const, cronDate } });
    const schedule = async (cronDate: string) => (await world.client.call("startCalls", at(cronDate))).items[0];
    const refusal = { code: "ALREADY_SCHEDULED", message: "A call is already scheduled for this time." };

    const first = await schedule("2026-12-01T10:00");
    expect(first?.status).toBe("CRON");
    expect(await schedule("2026-12-01T10:00")).toMatchObject({ callId: null, status: "FAILED", refusal });
    const checked = await world.client.call("checkCalls", at("2026-12-01T10:00"));
    expect(checked.items[0]).toMatchObject({ verdict: "REFUSED", reason: refusal });

    const other = await schedule("2026-12-01T10:01");
    expect(other?.status).toBe("CRON");
    const move = (cronDate: string) =>
      world.client.call("rescheduleCalls", {
        body: { ids: [other?.callId ?? ""], type: "CALL_LATER", cronDate },
      });
    expect((await move("2026-12-01T10:00")).items[0]).toMatchObject({ outcome: "REFUSED", status: "CRON", refusal });
    expect((await move("2026-12-01T10:01")).items[0]).toMatchObject({ outcome: "RESCHEDULED" });

    await world.client.call("cancelCalls", { body: { ids: [first?.callId ?? ""] } });
    expect((await schedule("2026-12-01T10:00"))?.status).toBe("CRON");
  });

  it("makes a test call, one at a time, and tells what came of it", async () => {
    const world = createFakeApi();
    world.use(demoHandlers());
    const call = () => world.client.call("startTestCall", { body: { phoneNumber: "+902125550142", language: "tr" } });
    const latest = async () => (await world.client.call("getLatestTestCall")).testCall;
    expect(await latest()).toBeNull();
    const { id } = await call();
    await expect(call()).rejects.toMatchObject({ status: 409 });
    vi.advanceTimersByTime(2_000);
    expect(await latest()).toMatchObject({ id, status: "RINGING", language: "tr" });
    vi.advanceTimersByTime(20_000);
    expect(await latest()).toMatchObject({ id, status: "COMPLETED", durationSeconds: 8 });
    expect((await call()).id).not.toBe(id);
  });

  it("has a sentence said in a call, keeps who wanted it, and hands the call over", async () => {
    const said: CallWordsMessage[] = [];
    const world = createFakeApi();
    world.use(demoHandlers({ say: (message) => said.push(message) }));
    const { items } = await world.client.call("startCalls", {
      body: { phoneBookIds: [fixtures.idOf("phoneBook", 0)] },
    });
    const path = { id: items[0]?.callId ?? "" };
    const early = world.client.call("sayInCall", { path, body: { text: "Hello" } });
    await expect(early).rejects.toMatchObject({ code: "CALL_NOT_ANSWERED" });
    vi.advanceTimersByTime(6_000);
    await world.client.call("sayInCall", { path, body: { text: "On Monday." } });
    expect(said.at(-1)).toMatchObject({ content: "On Monday.", role: "ASSISTANT", isFinal: true });
    const { items: people } = await world.client.call("listTransferTargets", { path });
    await world.client.call("transferCall", { path, body: { userId: people[1]?.userId ?? "" } });
    vi.advanceTimersByTime(3_000);
    const call = await world.client.call("getCall", { path });
    expect(call).toMatchObject({ status: "COMPLETED", abilities: [] });
    expect(call.interventions.map(({ kind }) => kind)).toEqual(["SAY", "TRANSFER"]);
    expect(call.conversation.map(({ content }) => content)).toContain("On Monday.");
    const found = await world.client.call("listCalls", { query: { said: "MÓNDAY" } });
    expect(
      found.items.map(({ id }) => id),
      "found without its accents, as on a server",
    ).toEqual([path.id]);
  });

  it("answers everything that a seller's widgets ask", () => {
    const served = Object.keys(demoHandlers());
    const left = Object.keys(operationTable).filter((id) => !served.includes(id));
    expect(left.filter((id) => !elsewhere.test(id))).toEqual([]);
  });
});

/**
 * Operations of managers, servers and people without a session, and those that no widget uses yet; live events are the
 * fake's own.
 */
const elsewhere =
  /User|SellerCompan(y|ies)$|ApiKey|Webhook|Setting$|Stripe|Carrier|Twilio|Vapi|Retell|InboundCall|EmbedSession|Password|Invitation|login|logout|refreshSession|verify|resend|Welcome|updateProfile|EmailChange|listSessions|end(Other)?Sessions?|attach|sync|stream|TransactionGraph|listConsents|Notification/;
