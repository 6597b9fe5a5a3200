/**
 * Fakes of real carriers: how many calls a process orders, how soon the assistant begins to answer, and how often a
 * carrier is asked about a call while people talk.
 */
import path from "node:path";

import { openDatabase, type Database } from "@callwright/server/db/database.ts";
import { startEmbeddedPostgres } from "@callwright/server/db/embedded/startEmbeddedPostgres.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { startFakeRetell } from "@callwright/server/engine/carriers/retell/testing/fakeRetell.ts";
import { startFakeTwilio } from "@callwright/server/engine/carriers/twilio/testing/fakeTwilio.ts";
import { startCallingClock } from "@callwright/server/engine/testing/callingClock.ts";
import { companyOf, makeItems, payOnly } from "@callwright/server/engine/testing/campaign.ts";
import { startCampaign } from "@callwright/server/engine/testing/startCampaign.ts";
import { createLogger } from "@callwright/server/logger.ts";
import { startProcess } from "@callwright/server/testing/startProcess.ts";

import { newDataFolder } from "./dataFolder.ts";
import type { Figures } from "./report.ts";
import { startServer } from "./server.ts";
import { milliseconds, percentile } from "./statistics.ts";

const email = "seller@callwright.test";
const ordered = 1_000;
const talks = 100;
const quietMinutes = 5;
/** In the measurement of silence a minute takes six seconds, because the clock runs ten times as fast. */
const fastClock = 10;

/** Measures one process that is server and worker, on the embedded PostgreSQL, without limits except the machine's. */
export async function measureCarriers(): Promise<Figures[]> {
  using folder = newDataFolder();
  // The first start creates the demo data, whose accounts are used here.
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using postgres = await startEmbeddedPostgres(path.join(folder.path, "postgres"));
  const pool = openPool(postgres.connection, { max: 4, logger: createLogger("warn") });
  await using db = openDatabase(pool);
  await payOnly(db, await companyOf(db, email), 1_000_000);
  return [
    {
      title: "Calls over the fakes of real carriers; one process is server and worker",
      columns: ["what", "measured", "goal"],
      rows: [
        await measureSilence(folder.path, db),
        ...(await measureTalks(folder.path, db)),
        await measureOrders(folder.path, db), // last, because it leaves calls in progress
      ],
    },
  ];
}

/** Measures how many calls are ordered a second if nothing else limits them. */
async function measureOrders(dataFolder: string, db: Database): Promise<string[]> {
  await using retell = await startFakeRetell(startCallingClock(1));
  // The calls do not progress during the measurement.
  retell.stepMs = 600_000;
  await using server = await startOver(dataFolder, 1, {
    CALLWRIGHT_TELEPHONY: "retell",
    CALLWRIGHT_CALLER_NUMBER: "+14155550100",
    RETELL_API_KEY: retell.account.apiKey,
    RETELL_AGENT_ID: retell.account.agentId,
    RETELL_API_URL: retell.account.apiUrl,
  });
  const items = await makeItems(db, await companyOf(db, email), ordered);
  const starting = startCampaign(db, () => server.url, email, items);
  await untilTrue(() => retell.orders.length > 0);
  const startedAt = performance.now();
  await untilTrue(() => retell.orders.length >= ordered);
  const seconds = (performance.now() - startedAt) / 1000;
  await starting;
  return [
    `${ordered.toLocaleString("en")} calls ordered at Retell, a second`,
    (ordered / seconds).toFixed(0),
    "at least 100",
  ];
}

/** Measures how soon the first word of an answer follows after the contact has spoken, with the written script. */
async function measureTalks(dataFolder: string, db: Database): Promise<string[][]> {
  const rows: string[][] = [];
  for (const count of [1, talks]) {
    await using twilio = await startFakeTwilio(startCallingClock(1));
    twilio.turnMs = 500;
    await using server = await startOver(dataFolder, 1, twilioEnv(twilio.account));
    const items = await makeItems(db, await companyOf(db, email), count === 1 ? 5 : count);
    await startCampaign(db, () => server.url, email, items);
    await untilTrue(() => twilio.calls.length >= items.length);
    await twilio.settled();
    const took = twilio.answerMs;
    rows.push([
      `${count === 1 ? "5 talks" : `${talks} talks at once`}: first word of an answer, p50 · p99 of ${took.length}`,
      `${milliseconds(percentile(took, 50))} · ${milliseconds(percentile(took, 99))}`,
      count === 1 ? "p50 at most 50 ms" : "p99 at most 200 ms",
    ]);
  }
  return rows;
}

/** Measures how often a carrier is asked about a call for which it reports nothing, because people talk. */
async function measureSilence(dataFolder: string, db: Database): Promise<string[]> {
  const clock = startCallingClock(fastClock);
  await using twilio = await startFakeTwilio(clock);
  // Nobody speaks during the measurement: each turn comes after it.
  twilio.turnMs = (quietMinutes * 60_000) / fastClock + 5_000;
  twilio.ringMs = 10;
  await using server = await startOver(dataFolder, fastClock, twilioEnv(twilio.account), clock.env);
  const items = await makeItems(db, await companyOf(db, email), 10);
  await startCampaign(db, () => server.url, email, items);
  await untilTrue(() => twilio.calls.filter(({ status }) => status === "in-progress").length === items.length);
  const before = twilio.requests.length;
  await new Promise((resolve) => setTimeout(resolve, (quietMinutes * 60_000) / fastClock));
  const asked = (twilio.requests.length - before) / items.length / quietMinutes;
  return [`questions to Twilio about a call that is talked in, a minute`, asked.toFixed(2), "less than 1"];
}

const twilioEnv = ({ accountSid, authToken, apiUrl }: { accountSid: string; authToken: string; apiUrl: string }) => ({
  CALLWRIGHT_TELEPHONY: "twilio",
  CALLWRIGHT_CALLER_NUMBER: "+14155550100",
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_API_URL: apiUrl,
});

function startOver(
  dataFolder: string,
  speed: number,
  carrier: Record<string, string>,
  clock = startCallingClock(speed).env,
) {
  return startProcess({
    LOG_LEVEL: "error",
    CALLWRIGHT_DATA_DIR: dataFolder,
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_CALL_COUNTRIES: "NO",
    CALLWRIGHT_MAX_LINES: "100000",
    CALLWRIGHT_MAX_LINES_PER_COMPANY: "100000",
    CALLWRIGHT_CALLS_PER_SECOND: "100000",
    CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "100000",
    CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
    ...clock,
    ...carrier,
  });
}

async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
