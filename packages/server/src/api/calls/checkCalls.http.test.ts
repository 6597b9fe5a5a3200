import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { nextOpen } from "../../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../../domain/dial-policy/policyFor.ts";
import { callPlaces, makeItem, uniqueNumber, type Item } from "../../engine/testing/callCenter.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const HOUR_MS = 3_600_000;
const tomorrow = new Date(Date.now() + 24 * HOUR_MS);
/** Nine o'clock in Oslo on a day on which people there may be called, and two o'clock of the night before. */
const morning = nextOpen(
  policyFor("NO", true),
  ["Europe/Oslo"],
  new Date(`${tomorrow.toISOString().slice(0, 10)}T01:02:00Z`),
);
const night = new Date((morning ?? tomorrow).getTime() - 7 * HOUR_MS);

const check = async (client: TestClient, items: Item[], more: object = {}) =>
  (await client.post<Schemas["CallCheck"]>("/v1/calls/check", { phoneBookIds: items.map(({ id }) => id), ...more }))
    .body;
const startAll = async (client: TestClient, items: Item[], more: object = {}) =>
  (
    await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", {
      phoneBookIds: items.map(({ id }) => id),
      ...more,
    })
  ).body.items;
const countCalls = async (server: TestServer) =>
  (
    await server.context.db
      .selectFrom("calls")
      .select(({ fn }) => fn.countAll<bigint>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

describe("with the rules enforced, a check before calls", () => {
  let server: TestServer;
  let seller: TestClient;
  beforeAll(async () => {
    const env = { CALLWRIGHT_DIAL_POLICY: "enforce", CALLWRIGHT_SIM_SPEED: "0.01" };
    server = await startTestServer({ env, clock: movableClock(night.toISOString()), processes: 1 });
    seller = await server.signIn("seller@callwright.test");
    await callPlaces(server, seller).payIn(100);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("says who is called now, who waits until when and who is refused, places nothing, and start does just that", async () => {
    const oslo = await makeItem(seller);
    const twin = await makeItem(seller, { phoneNumber: oslo.phoneNumber });
    const tokyo = await makeItem(seller, { phoneNumber: "+819012345644", timeZone: "Asia/Tokyo" });
    const special = await makeItem(seller, { phoneNumber: "+4782012345" });
    const items = [oslo, twin, tokyo, special];
    const before = await countCalls(server);

    const checked = await check(seller, items);
    expect(await countCalls(server)).toBe(before);
    expect(checked.advised).toBeNull();
    expect(checked.items.map(({ verdict, heldUntil, reason }) => [verdict, heldUntil, reason?.code ?? null])).toEqual([
      ["HELD", morning?.toISOString(), "OUTSIDE_CALLING_HOURS"],
      ["REFUSED", null, "ALREADY_ON_THE_LINE"],
      // Two in the night in Oslo is ten in the morning in Tokyo, in winter and an hour earlier in summer.
      ["NOW", null, null],
      ["REFUSED", null, "SPECIAL_NUMBER"],
    ]);
    expect(checked.totals).toMatchObject({ now: 1, held: 1, refused: 2 });
    expect(checked.totals.byReason).toContainEqual(
      expect.objectContaining({ verdict: "HELD", count: 1, heldUntil: morning?.toISOString() }),
    );

    const started = await startAll(seller, items);
    expect(
      started.map(({ heldUntil, heldReason, refusal }) => [heldUntil, (heldReason ?? refusal)?.code ?? null]),
    ).toEqual(checked.items.map(({ heldUntil, reason }) => [heldUntil, reason?.code ?? null]));
    const held = await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${started[0]?.callId}`);
    expect(held.body).toMatchObject({ status: "QUEUED", heldUntil: morning?.toISOString() });
  });

  it("an hour at which nobody may be called can be refused instead of waited for, also a scheduled one", async () => {
    const items = [await makeItem(seller)];
    const night02 = `${(morning ?? tomorrow).toISOString().slice(0, 10)}T02:30`;
    for (const wish of [{}, { type: "CALL_LATER", cronDate: night02 }]) {
      expect((await check(seller, items, wish)).items[0]).toMatchObject({ verdict: "HELD" });
      const refused = { verdict: "REFUSED", reason: { code: "OUTSIDE_CALLING_HOURS" } };
      expect((await check(seller, items, { ...wish, outsideHours: "REFUSE" })).items[0]).toMatchObject(refused);
    }
    const [started] = await startAll(seller, items, { outsideHours: "REFUSE" });
    expect(started).toMatchObject({ status: "FAILED", refusal: { code: "OUTSIDE_CALLING_HOURS" }, heldUntil: null });
  });

  it("a call to America needs a consent first", async () => {
    const american = await makeItem(seller, { phoneNumber: "+18082345644", timeZone: "America/New_York" });
    expect((await check(seller, [american])).items[0]?.reason?.code).toBe("NO_CONSENT");
  });

  it("refuses a body that startCalls refuses, and shows nobody another company's items", async () => {
    const item = await makeItem(seller);
    const stranger = await server.signIn("free@callwright.test");
    expect((await check(stranger, [item])).items[0]?.reason?.code).toBe("PHONE_BOOK_NOT_FOUND");
    const late = await seller.post("/v1/calls/check", { phoneBookIds: [item.id], type: "CALL_LATER" });
    expect(late.status).toBe(400);
  });
});

describe("where nothing rings, a check before calls", () => {
  it("says what would wait with real phones; the calls are made now, and what they may cost", async () => {
    await using server = await startTestServer({
      env: { CALLWRIGHT_SIM_SPEED: "0.01" },
      clock: movableClock(night.toISOString()),
      processes: 1,
    });
    const seller = await server.signIn("seller@callwright.test");
    await callPlaces(server, seller).payIn(100);
    const items = [await makeItem(seller), await makeItem(seller, { phoneNumber: uniqueNumber("00") })];
    const { totals, advised, items: checked, costUpTo } = await check(seller, items);
    expect(totals).toMatchObject({ now: 2, held: 0, refused: 0 });
    expect(advised).toMatchObject({ now: 0, held: 2, refused: 0 });
    expect(checked[0]).toMatchObject({
      verdict: "NOW",
      advised: { verdict: "HELD", heldUntil: morning?.toISOString() },
    });
    expect(costUpTo).toBeGreaterThanOrEqual(0);
    expect((await startAll(seller, items)).map(({ status, heldUntil }) => [status, heldUntil])).toEqual([
      ["QUEUED", null],
      ["QUEUED", null],
    ]);
  });
});
