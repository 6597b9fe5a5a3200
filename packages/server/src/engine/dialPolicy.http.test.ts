import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { failureMessages } from "../domain/call.ts";
import { nextOpen } from "../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../domain/dial-policy/policyFor.ts";
import { movableClock } from "../testing/movableClock.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";
import { callPlaces, makeItem, uniqueNumber, type Item } from "./testing/callCenter.ts";

const ALL_DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Nine o'clock in Oslo on the next day on which people there may be called, and two o'clock of the night before. */
const tomorrow = `${new Date(Date.now() + ALL_DAY_MS).toISOString().slice(0, 10)}T01:02:00Z`;
const morning = nextOpen(policyFor("NO", true), ["Europe/Oslo"], new Date(tomorrow)) ?? new Date(tomorrow);
const night = new Date(morning.getTime() - 7 * HOUR_MS);
const noon = new Date(morning.getTime() + 3 * HOUR_MS);
const clock = movableClock(night.toISOString());

let server: TestServer;
let seller: TestClient;

/** One process, because it uses the test's clock; calls do not change until a test ends them. */
beforeAll(async () => {
  const env = { CALLWRIGHT_DIAL_POLICY: "enforce", CALLWRIGHT_CALL_COUNTRIES: "NO", CALLWRIGHT_SIM_SPEED: "0.01" };
  server = await startTestServer({ env, clock, processes: 1 });
  await itIs(night);
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Sets the clock; earlier sign-ins end. */
async function itIs(moment: Date): Promise<void> {
  clock.moveTo(moment.toISOString());
  seller = await server.signIn("seller@callwright.test");
}
const startAll = async (body: object) =>
  (await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", body)).body.items;
const start = async (item: Item) => (await startAll({ phoneBookIds: [item.id] }))[0];
const read = (callId: string) =>
  server.context.db.selectFrom("calls").selectAll().where("id", "=", callId).executeTakeFirstOrThrow();
const show = async (callId: string) => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body;

async function end(callId: string, outcome: "BUSY"): Promise<void> {
  await expect.poll(async () => (await read(callId)).dialled_at, { timeout: 20_000 }).not.toBeNull();
  const at = clock.now().toISOString();
  const event = { id: `${callId}-end`, callId, carrierCallId: "c", type: "ENDED" as const, at, outcome };
  await takeEvents(server.context, server.context.carrier, [event]);
}

const datesBack = async (callId: string, days: number) => {
  const dialledAt = new Date(clock.now().getTime() - days * ALL_DAY_MS);
  await server.context.db.updateTable("calls").set({ dialled_at: dialledAt }).where("id", "=", callId).execute();
};

describe("who may be called, when and how often", () => {
  it("at two in the night a call waits until nine where the person is, and is made then", async () => {
    await itIs(night);
    const started = await start(await makeItem(seller));
    expect(started?.status).toBe("QUEUED");
    const id = started?.callId ?? "";
    await expect.poll(async () => (await read(id)).hold_reason, { timeout: 20_000 }).toBe("OUTSIDE_CALLING_HOURS");
    expect(await read(id)).toMatchObject({ status: "QUEUED", dialled_at: null, not_before: morning });
    expect(await show(id)).toMatchObject({
      startAt: null,
      heldUntil: morning.toISOString(),
      heldReason: { code: "OUTSIDE_CALLING_HOURS", message: failureMessages.OUTSIDE_CALLING_HOURS },
      endReason: null,
      attempt: 1,
      attempts: 1,
      retryOf: null,
    });

    await itIs(morning);
    await expect.poll(async () => (await read(id)).dialled_at, { timeout: 20_000 }).not.toBeNull();
    expect(await show(id)).toMatchObject({ heldUntil: null, heldReason: null });
  });

  it("a call that waits for the morning can be cancelled", async () => {
    await itIs(night);
    const id = (await start(await makeItem(seller)))?.callId ?? "";
    await expect.poll(async () => (await show(id)).heldUntil, { timeout: 20_000 }).toBe(morning.toISOString());
    const { body } = await seller.post<Schemas["CancelCallsResult"]>("/v1/calls/cancel", { ids: [id] });
    expect(body.items[0]?.outcome).toBe("CANCELLED");
    expect(await show(id)).toMatchObject({ heldUntil: null, endReason: { code: "CANCELLED" }, answeredBy: null });
  });

  it("a number that was called three times in thirty days is not called a fourth time", async () => {
    await itIs(noon);
    const item = await makeItem(seller);
    const callIds: string[] = [];
    for (const days of [6, 4, 2]) {
      const callId = (await start(item))?.callId ?? "";
      await end(callId, "BUSY");
      await datesBack(callId, days);
      callIds.push(callId);
    }
    expect((await start(item))?.refusal?.code).toBe("ATTEMPT_LIMIT");
    await datesBack(callIds[0] ?? "", 31);
    expect((await start(item))?.status).toBe("QUEUED");
  });

  it("a person who was just called is left in peace for a while", async () => {
    await itIs(noon);
    const item = await makeItem(seller);
    await end((await start(item))?.callId ?? "", "BUSY");
    const again = (await start(item))?.callId ?? "";
    await expect.poll(async () => (await read(again)).hold_reason, { timeout: 20_000 }).toBe("TOO_SOON");
    expect((await read(again)).dialled_at).toBeNull();
  });

  it("a premium rate number is not called", async () => {
    await itIs(noon);
    const item = await makeItem(seller, { phoneNumber: "+4782012345" });
    expect((await start(item))?.refusal?.code).toBe("SPECIAL_NUMBER");
  });

  it("a number in a country that the installation does not call is not called", async () => {
    await itIs(noon);
    const item = await makeItem(seller, { phoneNumber: "+46701234567" });
    expect((await start(item))?.refusal?.code).toBe("COUNTRY_NOT_ALLOWED");
  });
});

describe("whoever asked on a call not to be called again", () => {
  it("is called by nothing that waits already, and not as another contact either, also where hours are advice", async () => {
    await using advising = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "200" }, processes: 1 });
    const client = await advising.signIn("seller@callwright.test");
    await callPlaces(advising, client).payIn(100);
    const phoneNumber = uniqueNumber("06");
    const startHere = async (body: object) =>
      (await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", body)).body.items[0];
    const codeOf = async (id: string) => (await client.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;

    const [first, waiting] = [await makeItem(client, { phoneNumber }), await makeItem(client, { phoneNumber })];
    const scheduled = await startHere({
      phoneBookIds: [waiting.id],
      type: "CALL_LATER",
      cronDate: `${new Date().getFullYear() + 1}-05-04T10:30`,
    });
    expect(scheduled?.status).toBe("CRON");
    await startHere({ phoneBookIds: [first.id] });

    const scheduledId = scheduled?.callId ?? "";
    await expect.poll(async () => (await codeOf(scheduledId)).status, { timeout: 30_000 }).toBe("FAILED");
    expect((await codeOf(scheduledId)).failureReason?.code).toBe("DO_NOT_CALL");
    const another = await makeItem(client, { phoneNumber });
    expect((await startHere({ phoneBookIds: [another.id] }))?.refusal?.code).toBe("DO_NOT_CALL");
  });
});
