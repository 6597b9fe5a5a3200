import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { TestClient } from "../testing/TestClient.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { Carrier, CarrierCall, CarrierEvent, CarrierTraits, DialOrder } from "./carriers/port.ts";
import { createKnownFor } from "./knownFor.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";
import { sweep } from "./sweep.ts";
import { callPlaces, makeItem, numberEnding, uniqueNumber } from "./testing/callCenter.ts";
import { withCarrier } from "./testing/withCarrier.ts";

let server: TestServer;
let seller: TestClient;

beforeAll(async () => {
  // So slow that calls do not change during a test.
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
/** Time that passes for a process, whatever its time of day is. */
function passing() {
  let passed = 0;
  return { knownFor: createKnownFor(() => passed), pass: (milliseconds: number) => void (passed += milliseconds) };
}

/** A call whose process died between the intent and the carrier: nobody has a record of its order. */
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
    // The order that seemed lost reaches the carrier just after the carrier has said that it does not know it.
    const read = async (call: CarrierCall) => {
      const report = await carrier.read(call);
      await carrier.dial(orderOf(callId), AbortSignal.timeout(MINUTE));
      return report;
    };
    await sweep(withCarrier(later(MINUTE), { read }));
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
    await giveUp();
    expect(await readCall(callId)).toMatchObject({ status: "FAILED", failure_code: "CARRIER_UNREACHABLE" });
    expect(await dialsOf(callId)).toEqual([]);
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });

  it("ends as failed, and costs nothing, when the order was given again often enough", async () => {
    const callId = await startUnheard();
    let orders = 0;
    const dial = () => Promise.reject(new Error(`The carrier did not answer order ${(orders += 1)}`));
    for (let round = 1; round <= 11; round += 1) await sweep(withCarrier(later(round * 20_000), { dial }));
    expect(orders).toBe(10);
    expect(await readCall(callId)).toMatchObject({ status: "FAILED", failure_code: "CARRIER_UNREACHABLE" });
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });

  it("is hung up when it rings after it was given up", async () => {
    const callId = await startUnheard();
    await giveUp();
    const hungUp: string[] = [];
    const hangUp = (call: CarrierCall) => Promise.resolve(void hungUp.push(call.callId));
    const rings = {
      id: `${callId}-late`,
      callId,
      carrierCallId: "c",
      type: "RINGING" as const,
      at: "2031-07-01T09:30:00Z",
    };
    await takeFrom({ hangUp }, rings);
    expect(hungUp).toEqual([callId]);
    expect(await readCall(callId)).toMatchObject({ status: "FAILED" });
  });

  it("is ended when the carrier does not answer for longer than any call may last", async () => {
    const callId = await startCall();
    await expect.poll(() => dialsOf(callId), { timeout: 15_000 }).toHaveLength(1);
    const read = () => Promise.reject(new Error("The carrier is down"));
    const { knownFor, pass } = passing();
    await sweep(withCarrier(later(MINUTE), { read }), knownFor);
    expect(await readCall(callId)).toMatchObject({ status: "QUEUED" });
    pass(8 * MINUTE);
    await sweep(withCarrier(later(8 * MINUTE), { read }), knownFor);
    expect((await readCall(callId)).status).toBe("FAILED");
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });

  it("learns what it missed from the carrier", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const heard = [
      { id: "ringing", callId, carrierCallId: "c", type: "RINGING" as const, at: new Date().toISOString() },
    ];
    await sweep(withCarrier(later(MINUTE), { read: () => Promise.resolve({ events: heard, conversation: [] }) }));
    expect(await readCall(callId)).toMatchObject({ status: "RINGING" });
    await end(callId, "NO_ANSWER");
  });

  it("is hung up and ended when it is on the line longer than any call may be", async () => {
    const callId = await startCall();
    await expect.poll(() => dialsOf(callId), { timeout: 15_000 }).toHaveLength(1);
    const { knownFor, pass } = passing();
    await sweep(later(MINUTE), knownFor);
    pass(8 * MINUTE);
    await sweep(later(8 * MINUTE), knownFor);
    expect((await readCall(callId)).status).toMatch(/FAILED|NO_ANSWER/);
    expect(await isHungUp(callId)).toBe(true);
    expect(await callPlaces(server, seller).isSettled()).toBe(true);
  });

  it("is ended in time though its process was restarted meanwhile", async () => {
    const callId = await startCall();
    await expect.poll(() => dialsOf(callId), { timeout: 15_000 }).toHaveLength(1);
    const [before, after] = [passing(), passing()];
    await sweep(later(MINUTE), before.knownFor);
    before.pass(5 * MINUTE);
    await sweep(later(6 * MINUTE), before.knownFor);
    await sweep(later(7 * MINUTE), after.knownFor);
    expect(await readCall(callId)).toMatchObject({ status: "QUEUED" });
    after.pass(3 * MINUTE);
    await sweep(later(10 * MINUTE), after.knownFor);
    expect((await readCall(callId)).status).toMatch(/FAILED|NO_ANSWER/);
    expect(await isHungUp(callId)).toBe(true);
  });

  it("is asked after when the clock of a process is set back", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const over = {
      id: `${callId}-over`,
      callId,
      carrierCallId: "c",
      type: "ENDED" as const,
      at: new Date().toISOString(),
      outcome: "BUSY" as const,
    };
    await sweep(
      withCarrier(later(-60 * MINUTE), { read: () => Promise.resolve({ events: [over], conversation: [] }) }),
    );
    expect(await readCall(callId)).toMatchObject({ status: "BUSY" });
  });

  it("goes on when the clock of a process is set forward", async () => {
    const callId = await startCall();
    await expect.poll(() => dialsOf(callId), { timeout: 15_000 }).toHaveLength(1);
    const { knownFor, pass } = passing();
    await sweep(later(MINUTE), knownFor);
    pass(MINUTE);
    await sweep(later(60 * MINUTE), knownFor);
    // Also in a process that has been restarted.
    await sweep(later(61 * MINUTE), passing().knownFor);
    expect(await readCall(callId)).toMatchObject({ status: "QUEUED", failure_code: null });
    expect(await isHungUp(callId)).toBe(false);
    await end(callId, "BUSY");
  });

  /** A carrier that can only be looked through has said twice that it has no such call. */
  async function giveUp(): Promise<void> {
    const { knownFor, pass } = passing();
    const changes = { traits: traitsOf("lookup") };
    await sweep(withCarrier(later(MINUTE), changes), knownFor);
    pass(MINUTE);
    await sweep(withCarrier(later(2 * MINUTE), changes), knownFor);
  }

  async function isHungUp(callId: string): Promise<boolean> {
    const { hung_up_at: hungUpAt } = await server.context.db
      .selectFrom("simulator_calls")
      .select("hung_up_at")
      .where("call_id", "=", callId)
      .executeTakeFirstOrThrow();
    return hungUpAt !== null;
  }
});

describe("a carrier without a key for orders", () => {
  const eventOf = (callId: string, carrierCallId: string, event: Partial<CarrierEvent>): CarrierEvent => ({
    id: crypto.randomUUID(),
    callId,
    carrierCallId,
    type: "RINGING",
    at: new Date().toISOString(),
    ...event,
  });

  it("has a call adopted whose order was not answered: by its first event, and a second telephone call of the order is not ours", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const traits = traitsOf("claim");
    await takeFrom({ traits }, eventOf(callId, "CA-1", { type: "RINGING" }));
    expect(await readCall(callId)).toMatchObject({ status: "RINGING", carrier_call_id: "CA-1" });
    await takeFrom({ traits }, eventOf(callId, "CA-2", { type: "ENDED", outcome: "BUSY" }));
    expect(await readCall(callId)).toMatchObject({ status: "RINGING", carrier_call_id: "CA-1" });
    await takeFrom({ traits }, eventOf(callId, "CA-1", { type: "ENDED", outcome: "NO_ANSWER" }));
    expect(await readCall(callId)).toMatchObject({ status: "NO_ANSWER" });
  });

  it("is looked through for a call whose answer got lost, and the order is not given again", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    let dials = 0;
    const changes: Partial<Carrier> = {
      traits: traitsOf("lookup"),
      dial: () => Promise.reject(new Error(`dialled again: ${(dials += 1)}`)),
      find: () => Promise.resolve({ carrierCallId: `found-${callId}` }),
      read: ({ carrierCallId }) =>
        Promise.resolve({
          events: [eventOf(callId, carrierCallId ?? "", { type: "ENDED", outcome: "BUSY" })],
          conversation: [],
        }),
    };
    await sweep(withCarrier(later(MINUTE), changes));
    expect(await readCall(callId)).toMatchObject({ status: "BUSY", carrier_call_id: `found-${callId}` });
    expect(dials).toBe(0);
  });

  it("is waited for as long as it cannot say whether it has a call", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const changes: Partial<Carrier> = { traits: traitsOf("lookup"), find: () => Promise.resolve("unknown") };
    const { knownFor, pass } = passing();
    await sweep(withCarrier(later(MINUTE), changes), knownFor);
    expect(await readCall(callId)).toMatchObject({ status: "QUEUED" });
    pass(8 * MINUTE);
    await sweep(withCarrier(later(8 * MINUTE), changes), knownFor);
    expect(await readCall(callId)).toMatchObject({ status: "FAILED", failure_code: "CARRIER_UNREACHABLE" });
  });

  it("is waited for while the order may be in transit, though the clock of a process is set forward", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const changes: Partial<Carrier> = { traits: traitsOf("lookup"), find: () => Promise.resolve("none") };
    const { knownFor, pass } = passing();
    await sweep(withCarrier(later(60 * MINUTE), changes), knownFor);
    expect(await readCall(callId)).toMatchObject({ status: "QUEUED" });
    pass(MINUTE);
    await sweep(withCarrier(later(61 * MINUTE), changes), knownFor);
    expect(await readCall(callId)).toMatchObject({ status: "FAILED", failure_code: "CARRIER_UNREACHABLE" });
  });

  it("may bring the conversation after the end: the answer waits for it, for ten minutes at most", async () => {
    const [heard, silent] = [await startCall(), await startCall()];
    await untilDialled(heard);
    await untilDialled(silent);
    const traits: CarrierTraits = { ...server.context.carrier.traits, conversation: "later" };
    const nothingYet = { traits, read: () => Promise.resolve({ events: [], conversation: [] }) };
    const over = { type: "ENDED", outcome: "COMPLETED", durationSeconds: 30 } as const;
    await takeFrom(nothingYet, eventOf(heard, "c", over), eventOf(silent, "c", over));
    expect(await readCall(heard)).toMatchObject({ status: "COMPLETED", answer: "IN_PROGRESS" });

    const conversation = [{ role: "CONTACT" as const, content: "No thank you, not interested.", startSecond: 1 }];
    const said = { traits, read: () => Promise.resolve({ events: [], conversation }) };
    await takeFrom(said, eventOf(heard, "c", { type: "CONVERSATION_READY" }));
    expect(await readCall(heard)).toMatchObject({ answer: "NEGATIVE" });

    await sweep(withCarrier(later(5 * MINUTE), nothingYet));
    expect(await readCall(silent)).toMatchObject({ answer: "IN_PROGRESS" });
    await sweep(withCarrier(later(11 * MINUTE), nothingYet));
    expect((await readCall(silent)).answer).not.toBe("IN_PROGRESS");
  });

  it("that does not answer for a late conversation keeps no other call from being asked after", async () => {
    const [unread, silent] = [await startCall(), await startCall()];
    await untilDialled(unread);
    await untilDialled(silent);
    const traits: CarrierTraits = { ...server.context.carrier.traits, conversation: "later" };
    const nothingYet = { traits, read: () => Promise.resolve({ events: [], conversation: [] }) };
    await takeFrom(nothingYet, eventOf(unread, "c", { type: "ENDED", outcome: "COMPLETED", durationSeconds: 30 }));
    const read = ({ callId }: CarrierCall) =>
      callId === unread
        ? Promise.reject(new Error("The carrier is down"))
        : Promise.resolve({ events: [eventOf(callId, "c", { type: "ENDED", outcome: "BUSY" })], conversation: [] });
    await sweep(withCarrier(later(11 * MINUTE), { traits, read }));
    expect(await readCall(silent)).toMatchObject({ status: "BUSY" });
    await sweep(withCarrier(later(11 * MINUTE), nothingYet));
    expect((await readCall(unread)).answer).not.toBe("IN_PROGRESS");
  });

  it("says that a machine answered, and what the call costs us", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    await takeFrom(
      {},
      eventOf(callId, "c", { type: "MACHINE_DETECTED", answeredBy: "MACHINE" }),
      eventOf(callId, "c", { type: "ENDED", outcome: "COMPLETED", durationSeconds: 8 }),
      eventOf(callId, "c", { type: "COST", costMicros: 13_000, currency: "USD" }),
    );
    expect(await readCall(callId)).toMatchObject({ status: "COMPLETED", answer: "ANSWERING_MACHINE" });
    const costs = await server.context.db
      .selectFrom("carrier_costs")
      .selectAll()
      .where("call_id", "=", callId)
      .execute();
    expect(costs).toMatchObject([{ carrier: "simulator", kind: "TOTAL", amount_micros: 13_000n, currency: "USD" }]);
  });
});

describe("an event that cannot be applied", () => {
  it("is kept and told to the carrier as taken, and applied when the fault is gone", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const event: CarrierEvent = {
      id: `${callId}-hard`,
      callId,
      carrierCallId: "c",
      type: "ENDED",
      at: new Date().toISOString(),
      outcome: "COMPLETED",
      durationSeconds: 20,
    };
    await takeFrom({ read: () => Promise.reject(new Error("The carrier answers nonsense")) }, event);
    expect(await readCall(callId)).toMatchObject({ status: "QUEUED" });
    expect(await inbox(event.id)).toMatchObject({ state: "KEPT", tries: 1 });

    await sweep(later(MINUTE / 2));
    expect(await readCall(callId)).toMatchObject({ status: "COMPLETED", duration_seconds: 20 });
    expect(await inbox(event.id)).toMatchObject({ state: "APPLIED" });
  });

  it("keeps none of those from being applied that came with it", async () => {
    const [hard, easy] = [await startCall(), await startCall()];
    await untilDialled(hard);
    await untilDialled(easy);
    const endOf = (callId: string): CarrierEvent => ({
      id: `${callId}-beside`,
      callId,
      carrierCallId: "c",
      type: "ENDED",
      at: new Date().toISOString(),
      outcome: "COMPLETED",
      durationSeconds: 20,
    });
    const read: Carrier["read"] = ({ callId }) =>
      callId === hard
        ? Promise.reject(new Error("The carrier answers nonsense"))
        : Promise.resolve({ events: [], conversation: [] });
    await takeFrom({ read }, endOf(hard), endOf(easy), endOf(easy));
    expect(await readCall(hard)).toMatchObject({ status: "QUEUED" });
    expect(await inbox(`${hard}-beside`)).toMatchObject({ state: "KEPT", tries: 1 });
    expect(await readCall(easy)).toMatchObject({ status: "COMPLETED", duration_seconds: 20 });
    await end(hard, "BUSY");
  });

  it("is given up after ten tries, and stays for who looks into it", async () => {
    const callId = await startCall();
    await untilDialled(callId);
    const event: CarrierEvent = {
      id: `${callId}-never`,
      callId,
      carrierCallId: "c",
      type: "CONVERSATION_READY",
      at: new Date().toISOString(),
    };
    const changes: Partial<Carrier> = { read: () => Promise.reject(new Error("The carrier answers nonsense")) };
    const { db } = server.context;
    await db.updateTable("calls").set({ answer: "IN_PROGRESS" }).where("id", "=", callId).execute();
    await takeFrom(changes, event);
    for (let round = 1; round <= 10; round += 1) await sweep(withCarrier(later(round * 11_000), changes));
    expect(await inbox(event.id)).toMatchObject({ state: "FAILED", tries: 10 });
    await db.updateTable("calls").set({ answer: "NO_CALL" }).where("id", "=", callId).execute();
    await end(callId, "BUSY");
  });

  const inbox = (eventId: string) =>
    server.context.db
      .selectFrom("carrier_inbox")
      .select(["state", "tries"])
      .where("event_id", "=", eventId)
      .executeTakeFirst();
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
  await takeEvents(server.context, server.context.carrier, [event]);
}

const traitsOf = (lostOrders: CarrierTraits["lostOrders"]): CarrierTraits => ({
  ...server.context.carrier.traits,
  lostOrders,
});

/** Lets the engine receive events of a carrier that differs from the simulator. */
async function takeFrom(changes: Partial<Carrier>, ...events: CarrierEvent[]): Promise<void> {
  const engine = withCarrier(server.context, changes);
  await takeEvents(engine, engine.carrier, events);
}
