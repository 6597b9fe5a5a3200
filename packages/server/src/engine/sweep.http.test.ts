import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TestClient } from "../testing/TestClient.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { DialOrder } from "./carriers/port.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";
import { sweep } from "./sweep.ts";
import { callPlaces, makeItem, numberEnding, uniqueNumber } from "./testing/callCenter.ts";

let server: TestServer;
let seller: TestClient;

beforeAll(async () => {
  // So slow that calls stay where they are put.
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01", CALLWRIGHT_MAX_LINES_PER_COMPANY: "2" } });
  seller = await server.signIn("seller@callwright.test");
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

const startCall = async (digits = "44") => {
  const item = await makeItem(seller, { phoneNumber: uniqueNumber(digits) });
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
  return body.items[0]?.callId ?? "";
};
const readCall = (id: string) =>
  server.context.db.selectFrom("calls").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const untilDialled = (id: string) =>
  expect.poll(async () => (await readCall(id)).dialled_at, { timeout: 15_000 }).not.toBeNull();
const later = (milliseconds: number) => ({
  ...server.context,
  clock: { now: () => new Date(Date.now() + milliseconds) },
});
const MINUTE = 60_000;

/** A call whose process died between the intent and the carrier: its order is in nobody's books. */
async function startUnheard(): Promise<string> {
  const callId = await startCall();
  const { db } = server.context;
  await expect.poll(() => dialsOf(callId), { timeout: 15_000 }).toHaveLength(1);
  await db.deleteFrom("simulator_calls").where("call_id", "=", callId).execute();
  await db.deleteFrom("simulator_dials").where("call_id", "=", callId).execute();
  return callId;
}

const dialsOf = (callId: string) =>
  server.context.db
    .selectFrom("simulator_dials")
    .select("is_repeated")
    .where("call_id", "=", callId)
    .orderBy("id")
    .execute();

const orderOf = (callId: string): DialOrder => ({
  callId,
  to: numberEnding("44"),
  from: numberEnding("50"),
  maxDurationSeconds: 60,
  brief: {
    language: "en",
    company: { name: "Aegean Olive Trading", about: null },
    product: { name: "Olive oil", about: null },
    faqs: [],
    customer: { name: "Fjord Delikatesse" },
    contact: { name: null, surname: null },
  },
});

describe("a call is never stuck", () => {
  it("waits for a line when its company has no free one, and takes the one that becomes free", async () => {
    const [first, second] = [await startCall(), await startCall()];
    await untilDialled(first);
    await untilDialled(second);
    const third = await startCall();
    await sweep(later(MINUTE));
    expect(await readCall(third)).toMatchObject({ status: "QUEUED", dialled_at: null });

    await end(first, "BUSY");
    await untilDialled(third);
    await Promise.all([end(second, "BUSY"), end(third, "BUSY")]);
  });

  it("is ordered again, with the same key, when the carrier never heard of it", async () => {
    const callId = await startUnheard();
    await sweep(later(MINUTE));
    expect(await readCall(callId)).toMatchObject({ status: "QUEUED", failure_code: null, repeated_orders: 1 });
    expect(await dialsOf(callId)).toEqual([{ is_repeated: false }]);
    expect(await callPlaces(server, seller).reservationsOf(callId)).toBe(1);
    await end(callId, "BUSY");
  });

  it("rings once when the first order arrives after all, while it is ordered again", async () => {
    const callId = await startUnheard();
    const { carrier } = server.context;
    // The order that was thought lost reaches the carrier just after it said that it knew nothing.
    const readEvents = async (id: string) => {
      const events = await carrier.readEvents(id);
      await carrier.dial(orderOf(callId), AbortSignal.timeout(MINUTE));
      return events;
    };
    await sweep({ ...later(MINUTE), carrier: { ...carrier, readEvents } });
    expect(await dialsOf(callId)).toEqual([{ is_repeated: false }, { is_repeated: true }]);
    await end(callId, "BUSY");
  });

  it("is asked after by one process, not by all", async () => {
    const callId = await startUnheard();
    await Promise.all([sweep(later(MINUTE)), sweep(later(MINUTE)), sweep(later(MINUTE))]);
    expect(await dialsOf(callId)).toEqual([{ is_repeated: false }]);
    await end(callId, "BUSY");
  });

  it("ends as failed, and costs nothing, when its carrier would not recognise a repeated order", async () => {
    const callId = await startUnheard();
    await sweep({ ...later(MINUTE), carrier: { ...server.context.carrier, recognisesRepeatedOrders: false } });
    expect(await readCall(callId)).toMatchObject({ status: "FAILED", failure_code: "CARRIER_UNREACHABLE" });
    expect(await dialsOf(callId)).toEqual([]);
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });

  it("ends as failed, and costs nothing, when the order was given again often enough", async () => {
    const callId = await startUnheard();
    let orders = 0;
    const dial = () => Promise.reject(new Error(`The carrier did not answer order ${(orders += 1)}`));
    const carrier = { ...server.context.carrier, dial };
    for (let round = 1; round <= 11; round += 1) await sweep({ ...later(round * 20_000), carrier });
    expect(orders).toBe(10);
    expect(await readCall(callId)).toMatchObject({ status: "FAILED", failure_code: "CARRIER_UNREACHABLE" });
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });

  it("is hung up when it rings after it was given up", async () => {
    const callId = await startUnheard();
    const { carrier } = server.context;
    await sweep({ ...later(MINUTE), carrier: { ...carrier, recognisesRepeatedOrders: false } });
    const hungUp: string[] = [];
    const hangUp = (id: string) => Promise.resolve(void hungUp.push(id));
    const rings = {
      id: `${callId}-late`,
      callId,
      carrierCallId: "c",
      type: "RINGING" as const,
      at: "2031-07-01T09:30:00Z",
    };
    await takeEvents({ ...server.context, carrier: { ...carrier, hangUp } }, [rings]);
    expect(hungUp).toEqual([callId]);
    expect(await readCall(callId)).toMatchObject({ status: "FAILED" });
  });

  it("is ended when the carrier does not answer for longer than any call may last", async () => {
    const callId = await startCall();
    await expect.poll(() => dialsOf(callId), { timeout: 15_000 }).toHaveLength(1);
    const readEvents = () => Promise.reject(new Error("The carrier is down"));
    const carrier = { ...server.context.carrier, readEvents };
    await sweep({ ...later(MINUTE), carrier });
    expect(await readCall(callId)).toMatchObject({ status: "QUEUED" });
    await sweep({ ...later(8 * MINUTE), carrier });
    expect((await readCall(callId)).status).toBe("FAILED");
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });

  it("learns what it missed from the carrier", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const heard = [
      { id: "ringing", callId, carrierCallId: "c", type: "RINGING" as const, at: new Date().toISOString() },
    ];
    await sweep({ ...later(MINUTE), carrier: { ...server.context.carrier, readEvents: () => Promise.resolve(heard) } });
    expect(await readCall(callId)).toMatchObject({ status: "RINGING" });
    await end(callId, "NO_ANSWER");
  });

  it("is hung up and ended when it is on the line longer than any call may be", async () => {
    const callId = await startCall();
    await expect.poll(() => dialsOf(callId), { timeout: 15_000 }).toHaveLength(1);
    await sweep(later(8 * MINUTE));
    expect((await readCall(callId)).status).toMatch(/FAILED|NO_ANSWER/);
    const { hung_up_at: hungUpAt } = await server.context.db
      .selectFrom("simulator_calls")
      .select("hung_up_at")
      .where("call_id", "=", callId)
      .executeTakeFirstOrThrow();
    expect(hungUpAt).not.toBeNull();
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });
});

async function end(callId: string, outcome: "BUSY" | "NO_ANSWER"): Promise<void> {
  const event = {
    id: `${callId}-end`,
    callId,
    carrierCallId: "c",
    type: "ENDED" as const,
    at: new Date().toISOString(),
    outcome,
  };
  await takeEvents(server.context, [event]);
}
