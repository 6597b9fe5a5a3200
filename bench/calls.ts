/** Campaigns: how fast calls are placed and finished, and how much that slows other requests down. */
import path from "node:path";

import { openDatabase } from "@callwright/server/db/database.ts";
import { startEmbeddedPostgres } from "@callwright/server/db/embedded/startEmbeddedPostgres.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { companyOf, makeItems, payOnly } from "@callwright/server/engine/testing/campaign.ts";
import { createLogger } from "@callwright/server/logger.ts";

import { accessToken } from "./accessToken.ts";
import { newDataFolder } from "./dataFolder.ts";
import { bareInserts, bareSteps, indexedInserts } from "./callFloors.ts";
import { measureEvents } from "./liveEvents.ts";
import type { Figures } from "./report.ts";
import { metricsToken, production, startServer } from "./server.ts";
import { milliseconds, percentile } from "./statistics.ts";

const email = "seller@callwright.test";
const placedCalls = 10_000;
const finishedCalls = 1_000;
const isOpen = `status in ('QUEUED', 'RINGING', 'IN_PROGRESS')`;
/** No limits except the machine's, and a simulator without delays. */
const env = {
  ...production,
  CALLWRIGHT_SIM_SPEED: "100000",
  CALLWRIGHT_MAX_LINES: "1000",
  CALLWRIGHT_MAX_LINES_PER_COMPANY: "1000",
  CALLWRIGHT_CALLS_PER_SECOND: "100000",
  CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "100000",
  CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
};

/** Measures one process that is server and worker, on the embedded PostgreSQL. */
export async function measureCalls(): Promise<Figures[]> {
  using folder = newDataFolder();
  // The first start creates the demo data, whose accounts are used here.
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using postgres = await startEmbeddedPostgres(path.join(folder.path, "postgres"));
  const pool = openPool(postgres.connection, { max: 16, logger: createLogger("warn") });
  await using db = openDatabase(pool);
  await using server = await startServer(folder.path, env);
  const companyId = await companyOf(db, email);
  await payOnly(db, companyId, 1_000_000);
  const items = await makeItems(db, companyId, placedCalls);
  await pool.query("vacuum analyze");
  const token = await accessToken(server.url, email);

  const quiet = await besides(server.url, token, () => new Promise((resolve) => setTimeout(resolve, 3_000)));
  const placing = await besides(server.url, token, () =>
    startCalls(server.url, token, {
      phoneBookIds: items,
      type: "CALL_LATER",
      cronDate: `${new Date().getUTCFullYear() + 1}-07-01T09:30`,
    }),
  );
  const inserting = await bareInserts(pool, placedCalls);
  const indexing = await indexedInserts(pool, placedCalls);

  await pool.query(`update calls set start_at = now() where status = 'CRON'`);
  const joining = await besides(server.url, token, () => untilNone(`status = 'CRON' and start_at <= now()`));
  await pool.query(`delete from calls where status = 'QUEUED' and dialled_at is null`);
  await untilNone(isOpen);

  const finishing = await besides(server.url, token, async () => {
    await startCalls(server.url, token, { phoneBookIds: items.slice(0, finishedCalls) });
    await untilNone(isOpen);
  });
  const stepping = await bareSteps(pool, finishedCalls);
  const events = await measureEvents(pool, companyId);
  const perMinute = (seconds: number) => ((finishedCalls / seconds) * 60).toFixed(0);
  return [
    {
      title: "Calls of one company; one process is server and worker",
      columns: ["what", "ours", "bare", "ours ÷ bare", "a simple request meanwhile: p50", "p99", "memory"],
      rows: [
        ["nothing", "", "", "", ...cellsOf(quiet)],
        [
          `${placedCalls.toLocaleString("en")} calls placed by one request, starts/s`,
          (placedCalls / placing.seconds).toFixed(0),
          (placedCalls / inserting).toFixed(0),
          share(inserting, placing.seconds),
          ...cellsOf(placing),
        ],
        [
          "of these, only the rows of the calls with their indexes, in the database alone, rows/s",
          (placedCalls / indexing).toFixed(0),
          (placedCalls / inserting).toFixed(0),
          share(inserting, indexing),
          "",
          "",
          "",
        ],
        [
          `${placedCalls.toLocaleString("en")} scheduled calls due at once, joining the queue/s`,
          (placedCalls / joining.seconds).toFixed(0),
          "",
          "",
          ...cellsOf(joining),
        ],
        [
          `${finishedCalls.toLocaleString("en")} calls at full simulator speed, finished/min`,
          perMinute(finishing.seconds),
          perMinute(stepping),
          share(stepping, finishing.seconds),
          ...cellsOf(finishing),
        ],
      ],
    },
    events,
  ];

  async function untilNone(condition: string): Promise<void> {
    for (;;) {
      const { rowCount } = await pool.query(`select from calls where ${condition} limit 1`);
      if (rowCount === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

interface Beside {
  seconds: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** The server's largest memory use, according to its own metrics. */
  megabytes: number;
}

const pauseMilliseconds = 25;

/** Runs `work`, and meanwhile requests the profile forty times a second. */
async function besides(url: string, token: string, work: () => Promise<unknown>): Promise<Beside> {
  const took: number[] = [];
  let megabytes = 0;
  const over = new AbortController();
  const asking = (async () => {
    for (let count = 0; !over.signal.aborted; count++) {
      const startedAt = performance.now();
      const { ok } = await fetch(`${url}/v1/users/profile/me`, { headers: { Authorization: `Bearer ${token}` } });
      if (!ok) throw new Error("The profile was not answered.");
      took.push(performance.now() - startedAt);
      if (count % 20 === 0) megabytes = Math.max(megabytes, await residentMegabytes(url));
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  })();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  over.abort();
  await asking;
  return { seconds, megabytes, p50Milliseconds: percentile(took, 50), p99Milliseconds: percentile(took, 99) };
}

async function residentMegabytes(url: string): Promise<number> {
  const metrics = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1_000_000;
}

async function startCalls(url: string, token: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/v1/calls/start`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { items } = (await answer.json()) as { items?: { refusal: unknown }[] };
  const refused = items?.find(({ refusal }) => refusal !== null);
  if (!items || refused) throw new Error(`The calls were not started: ${answer.status} ${JSON.stringify(refused)}`);
}

function cellsOf({ p50Milliseconds, p99Milliseconds, megabytes }: Beside): string[] {
  return [milliseconds(p50Milliseconds), milliseconds(p99Milliseconds), `${megabytes.toFixed(0)} MB`];
}

const share = (floor: number, seconds: number) => `${((floor / seconds) * 100).toFixed(0)} %`;
