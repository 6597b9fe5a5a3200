import { afterAll, beforeAll, inject } from "vitest";

import { systemClock } from "../../../clock.ts";
import { migrate } from "../../../db/migrate.ts";
import { openDatabase, type Database } from "../../../db/database.ts";
import { openPool } from "../../../db/pool.ts";
import { randomIds } from "../../../ids.ts";
import { createLogger } from "../../../logger.ts";
import { createTestDatabase } from "../../../testing/databases.ts";
import { scriptedAgent } from "../../agents/scriptedAgent.ts";
import { createEspeakSpeech } from "../../speech/espeakSpeech.ts";
import { itBehavesLikeACarrier } from "../../testing/itBehavesLikeACarrier.ts";
import { numberEnding } from "../../testing/callCenter.ts";
import { createSimulator } from "./simulator.ts";

const secret = Buffer.from("the simulator's secret");
const speech = createEspeakSpeech();
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

itBehavesLikeACarrier("simulator", () => {
  const chaos = { isRepeating: false, isReordering: false };
  const carrier = createSimulator({
    db,
    clock: systemClock,
    ids: randomIds,
    logger,
    agent: scriptedAgent,
    speech,
    secret,
    speed: 500,
    chaos,
  });
  const numbers = {
    answered: numberEnding("44"),
    busy: numberEnding("00"),
    unanswered: numberEnding("01"),
    invalid: numberEnding("02"),
  };
  return Promise.resolve({ carrier, secret, numbers });
});
