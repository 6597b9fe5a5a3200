import { expect, inject, it, vi } from "vitest";

import { openDatabase } from "../db/database.ts";
import { openPool } from "../db/pool.ts";
import { createLogger } from "../logger.ts";
import { createTestDatabase } from "../testing/databases.ts";
import { startServerForTest } from "../testing/startTestServer.ts";
import { companyOf, makeItems, payOnly } from "./testing/campaign.ts";
import { callPlaces, watchCalls } from "./testing/callCenter.ts";
import { proveCrashSafety } from "./testing/crashProof.ts";

// The full test is CALLWRIGHT_CRASH_KILLS=50 CALLWRIGHT_CRASH_CALLS=500, and waits until every conversation is
// analysed; another seed gives other moments.
const { CALLWRIGHT_CRASH_KILLS, CALLWRIGHT_CRASH_CALLS, CALLWRIGHT_CRASH_SEED: seed = "crash" } = process.env;
const kills = Number(CALLWRIGHT_CRASH_KILLS ?? 8);
const calls = Number(CALLWRIGHT_CRASH_CALLS ?? 80);
const timeout = 420_000 + kills * 15_000;

it.each([
  ["one process is server and worker", 0],
  ["two workers share one database", 2],
])(
  `kill -9 at ${kills} random moments during ${calls} calls, when %s: each ends, is dialled once and charged once`,
  { timeout },
  async (_, workers) => {
    await using database = await createTestDatabase(inject("cluster"));
    const pool = openPool({ connectionString: database.url }, { max: 2, logger: createLogger("silent") });
    await using db = openDatabase(pool);
    const untilRead = Boolean(CALLWRIGHT_CRASH_KILLS);
    const report = await proveCrashSafety({ db, databaseUrl: database.url, calls, kills, seed, workers, untilRead });
    expect(report).toMatchObject({ calls, kills });
    if (CALLWRIGHT_CRASH_KILLS) console.log({ workers, seed, ...report });
  },
);

it("two workers on one database both dial, and none of the calls twice", { timeout: 60_000 }, async () => {
  const env = { CALLWRIGHT_MAX_LINES_PER_COMPANY: "100", CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "1000" };
  const one = await startServerForTest({ env, processes: 1 });
  const { databaseUrl } = one.context.config;
  const two = await startServerForTest({ databaseUrl, env: { ...env, CALLWRIGHT_ROLE: "worker" } });
  const dials = [one, two].map(({ context: { carrier } }) => vi.spyOn(carrier, "dial"));

  const { db } = one.context;
  const companyId = await companyOf(db, "seller@callwright.test");
  await payOnly(db, companyId, 1_000);
  const phoneBookIds = await makeItems(db, companyId, 60);
  const seller = await one.signIn("seller@callwright.test");
  await using watched = watchCalls(one);
  const { body } = await seller.post<{ items: { callId: string }[] }>("/v1/calls/start", { phoneBookIds });
  await watched.untilEnded(
    body.items.map(({ callId }) => callId),
    50_000,
  );

  for (const dial of dials) expect(dial).toHaveBeenCalled();
  const dialled = dials.flatMap(({ mock }) => mock.calls.map(([{ callId }]) => callId));
  expect(new Set(dialled).size).toBe(60);
  expect(dialled).toHaveLength(60);
  expect(await callPlaces(one, seller).isSettled()).toBe(true);
});
