import { afterAll, beforeAll, expect, it } from "vitest";

import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../db/database.ts";
import { createLogger } from "../../../logger.ts";
import { hummingSpeech } from "../../../testing/hummingSpeech.ts";
import { startTestServer, type TestServer } from "../../../testing/startTestServer.ts";
import { anyBrief } from "../../testing/itBehavesLikeACarrier.ts";
import type { Carrier, CarrierCall, CarrierEvent } from "../port.ts";
import { createSip } from "./sip.ts";
import { startFakePhone, type FakePhone } from "./testing/fakePhone.ts";

let server: TestServer;
let phone: FakePhone;
beforeAll(async () => {
  server = await startTestServer({ processes: 1 });
  phone = await startFakePhone();
});
afterAll(async () => {
  await phone[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

it("a call of a process that had no database for a while goes on, whoever asks about it first", async () => {
  await using one = carrierOf(server.context.db);
  await using other = carrierOf(server.context.db, clockAfter(60_000));
  const call = await callOver(one.carrier);
  expect(typesOf(await other.carrier.read(call))).not.toContain("ENDED");
  expect(atPhone(call)?.isOver).toBe(false);
});

it("a call of a process that still has no database is ended by another one, once, and hung up when the database is back", async () => {
  const cut = cuttable(server.context.db);
  await using one = carrierOf(cut.db);
  await using other = carrierOf(server.context.db, clockAfter(60_000));
  const call = await callOver(one.carrier);

  cut.isAway = true;
  const ended = await other.carrier.read(call);
  expect(typesOf(ended)).toContain("ENDED");
  expect(atPhone(call)?.isOver).toBe(false);

  cut.isAway = false;
  await expect.poll(() => atPhone(call)?.isOver, { timeout: 10_000 }).toBe(true);
  await expect.poll(() => one.told.map(({ type }) => type), { timeout: 10_000 }).toContain("ENDED");
  expect(typesOf(await other.carrier.read(call)).filter((type) => type === "ENDED")).toHaveLength(1);
  const [told] = one.told.filter(({ type }) => type === "ENDED");
  expect(told?.id, "the same event, which is applied once").toBe(ended?.events.at(-1)?.id);
});

it("a call of a lost process lasted as long as it was connected, though the clock was set meanwhile", async () => {
  const cut = cuttable(server.context.db);
  let ahead = 0;
  await using one = carrierOf(cut.db, { now: () => new Date(server.context.clock.now().getTime() + ahead) });
  await using other = carrierOf(server.context.db, clockAfter(2 * 3_600_000));
  const call = await callOver(one.carrier);
  ahead = 3_600_000;
  await expect.poll(() => aliveAt(call)).toBeGreaterThan(Date.now() + 3_000_000);
  cut.isAway = true;
  const ended = (await other.carrier.read(call))?.events.find(({ type }) => type === "ENDED");
  expect(ended?.durationSeconds).toBeLessThan(60);
  cut.isAway = false;
});

async function aliveAt({ callId }: CarrierCall): Promise<number> {
  const { db } = server.context;
  const found = db.selectFrom("sip_calls").select("alive_at").where("call_id", "=", callId);
  return (await found.executeTakeFirstOrThrow()).alive_at.getTime();
}

/** A process that calls over the telephone of this test. */
function carrierOf(db: Database, clock: Clock = server.context.clock) {
  const carrier = createSip({
    db,
    clock,
    logger: createLogger("silent"),
    speech: hummingSpeech(),
    secret: new TextEncoder().encode("the carrier's secret"),
    trunk: { host: "127.0.0.1", port: phone.port },
    fromDomain: undefined,
    callerNumber: "+14155550100",
  });
  const told: CarrierEvent[] = [];
  const connection = carrier.connect({
    deliver: async (body) => void told.push(...(JSON.parse(body) as { events: CarrierEvent[] }).events),
    words: () => Promise.resolve(),
    talk: () => ({ hear: () => {}, fail: () => {}, end: () => Promise.resolve() }),
  });
  return { carrier, told, [Symbol.asyncDispose]: () => connection[Symbol.asyncDispose]() };
}

/** A call that was answered. */
async function callOver(carrier: Carrier): Promise<CarrierCall> {
  const order = {
    callId: crypto.randomUUID(),
    to: "+4722860144",
    from: null,
    brief: anyBrief,
    maxDurationSeconds: 300,
  };
  const { carrierCallId } = await carrier.dial(order, AbortSignal.timeout(30_000));
  const call = { ...order, carrierCallId, dialledAt: server.context.clock.now() };
  await expect.poll(async () => typesOf(await carrier.read(call)), { timeout: 10_000 }).toContain("ANSWERED");
  return call;
}

const typesOf = (report: { events: CarrierEvent[] } | null) => report?.events.map(({ type }) => type) ?? [];
const atPhone = ({ callId }: CarrierCall) => phone.calls.find((call) => call.callId === `sip-${callId}`);

function clockAfter(milliseconds: number): Clock {
  return { now: () => new Date(server.context.clock.now().getTime() + milliseconds) };
}

/** A database that can be away. */
function cuttable(db: Database): { db: Database; isAway: boolean } {
  const cut = {
    isAway: false,
    db: new Proxy(db, {
      get(target, name) {
        if (cut.isAway) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    }),
  };
  return cut;
}
