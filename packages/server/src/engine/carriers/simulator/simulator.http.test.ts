import { afterAll, beforeAll, expect, inject, it } from "vitest";

import { systemClock } from "../../../clock.ts";
import { migrate } from "../../../db/migrate.ts";
import { openDatabase, type Database } from "../../../db/database.ts";
import { openPool } from "../../../db/pool.ts";
import { randomIds } from "../../../ids.ts";
import { createLogger } from "../../../logger.ts";
import { createTestDatabase } from "../../../testing/databases.ts";
import { scriptedAgent } from "../../agents/scriptedAgent.ts";
import { createSimulatorSpeech } from "../../speech/simulatorSpeech.ts";
import type { CarrierEvent } from "../port.ts";
import { anyBrief, itBehavesLikeACarrier } from "../../testing/itBehavesLikeACarrier.ts";
import { numberEnding } from "../../testing/callCenter.ts";
import { createSimulator } from "./simulator.ts";

const secret = Buffer.from("the simulator's secret");
const speech = createSimulatorSpeech();
const logger = createLogger("silent");
const stack = new AsyncDisposableStack();
let db: Database;

beforeAll(async () => {
  const { url } = stack.use(await createTestDatabase(inject("cluster"), { isEmpty: true }));
  await migrate({ connectionString: url });
  const pool = openPool({ connectionString: url }, { max: 4, logger });
  db = openDatabase(pool);
  stack.defer(() => db.destroy());
  stack.use(speech);
});
afterAll(() => stack.disposeAsync());

const numbers = {
  answered: numberEnding("44"),
  busy: numberEnding("00"),
  unanswered: numberEnding("01"),
  invalid: numberEnding("02"),
};
const makeCarrier = (voices: typeof speech | null) =>
  createSimulator({
    db,
    clock: systemClock,
    ids: randomIds,
    logger,
    agent: scriptedAgent,
    speech: voices,
    secret,
    speed: 500,
    chaos: { isRepeating: false, isReordering: false },
  });

itBehavesLikeACarrier("simulator", () => Promise.resolve({ carrier: makeCarrier(speech), secret, numbers }));

it("without voices a call has its conversation, and does not promise a recording", async () => {
  const carrier = makeCarrier(null);
  const callId = crypto.randomUUID();
  const order = { callId, to: numbers.answered, from: "+12025550143", brief: anyBrief, maxDurationSeconds: 300 };
  await carrier.dial(order, AbortSignal.timeout(10_000));
  const planned = await db.selectFrom("simulator_events").select("payload").where("call_id", "=", callId).execute();
  expect(planned.map(({ payload }) => (payload as CarrierEvent).type).toSorted()).toEqual([
    "ACCEPTED",
    "ANSWERED",
    "ENDED",
    "RINGING",
  ]);
  const call = { callId, carrierCallId: null, to: order.to, from: order.from, dialledAt: new Date() };
  expect((await carrier.read(call))?.conversation.length).toBeGreaterThan(2);
  expect(await carrier.readRecording(call)).toBeNull();
});
