import { once } from "node:events";

import { sql } from "kysely";

import type { Database } from "../../db/database.ts";
import { pick, seededRandom } from "../../domain/seededRandom.ts";
import type { PostgresServer } from "../../testing/postgresServer.ts";
import { untilTrue } from "../../testing/untilTrue.ts";
import { startProcess, type ServerProcess } from "../../testing/startProcess.ts";
import { proveEachCalledOnce, type ProvenCalls } from "./callProof.ts";
import { companyOf, makeItems, payOnly } from "./campaign.ts";
import { startCampaign } from "./startCampaign.ts";

export interface CrashProof {
  db: Database;
  databaseUrl: string;
  calls: number;
  kills: number;
  /** Determines which process is killed when. */
  seed: string;
  /** 0: one process that is server and worker; otherwise a server, and this many workers to kill. */
  workers: number;
  /**
   * Also waits until the conversation of each call is analysed; the queue waits for dead processes, so this takes two
   * to three minutes.
   */
  untilRead?: boolean;
  /** Also restarts PostgreSQL this many times, alternating between a shutdown and a crash. */
  restarts?: { count: number; postgres: PostgresServer };
}

/** The results of a run, in addition to the fact that there was no error. */
export interface CrashReport extends ProvenCalls {
  kills: number;
  restarts: number;
  seconds: number;
}

const EMAIL = "seller@callwright.test";
/** Fast enough for a test, slow enough to be killed in the middle: a call takes two seconds. */
const SIM_SPEED = "40";
const LONGEST_LIFE_MS = 1500;
const LONGEST_OUTAGE_MS = 1000;
const FIRST_ANSWER = 40;
/** The job of a dead process is given to another one after a while. */
const LONGEST_READING_MS = 240_000;

/**
 * Places calls in batches, kills a process with SIGKILL at a random moment after each, waits for the end and proves
 * that every call ended, was dialled once and charged once, and that the ledger balances.
 */
export async function proveCrashSafety(proof: CrashProof): Promise<CrashReport> {
  const { db, databaseUrl, calls, kills, workers, restarts } = proof;
  const startedAt = performance.now();
  const random = seededRandom(proof.seed);
  const randomPause = (most: number) => new Promise((resolve) => setTimeout(resolve, random() * most));
  const companyId = await companyOf(db, EMAIL);
  await payOnly(db, companyId, 10_000);
  const items = await makeItems(db, companyId, calls, endings);

  await using processes = await startProcesses(databaseUrl, workers);
  let restarted = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const portion = items.slice(Math.floor((calls * kill) / kills), Math.floor((calls * (kill + 1)) / kills));
    await startCampaign(db, processes.serverUrl, EMAIL, portion);
    await randomPause(LONGEST_LIFE_MS);
    // A killed process is started again even while PostgreSQL is down.
    const killing = processes.killOne(random);
    if (restarts && restarted < Math.round(((kill + 1) * restarts.count) / kills)) {
      await restarts.postgres.stop(restarted % 2 === 0 ? "immediate" : "fast");
      await randomPause(LONGEST_OUTAGE_MS);
      await restarts.postgres.start();
      restarted += 1;
    }
    await killing;
  }
  const proven = await proveEachCalledOnce(db, companyId, items);
  if (proof.untilRead)
    await untilTrue("what was said in every call is read", async () => (await countUnread(db, items)) === 0, {
      timeout: LONGEST_READING_MS,
    });
  return { ...proven, kills, restarts: restarted, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

/** Calls in which somebody spoke and that are not analysed yet. */
async function countUnread(db: Database, phoneBookIds: string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from calls c
    where c.phone_book_id = any(${phoneBookIds}::uuid[]) and c.status = 'COMPLETED'
      and exists (select from call_turns t where t.call_id = c.id)
      and not exists (select from call_readings r where r.call_id = c.id)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Mostly answered; also busy, unanswered, invalid, a machine and a no. */
const endings = [
  ...Array.from({ length: 15 }, (_, index) => String(FIRST_ANSWER + index)),
  "00",
  "01",
  "02",
  "03",
  "04",
];

/** The processes of an installation, one of which at a time is killed and started again. */
async function startProcesses(databaseUrl: string, workers: number) {
  const start = (role: string) =>
    startProcess({
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: "6",
      LOG_LEVEL: "error",
      CALLWRIGHT_ROLE: role,
      CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
      CALLWRIGHT_SIM_SPEED: SIM_SPEED,
      CALLWRIGHT_MAX_LINES_PER_COMPANY: "50",
      CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "50",
    });
  const mortal = await Promise.all(
    Array.from({ length: Math.max(1, workers) }, () => start(workers > 0 ? "worker" : "all")),
  );
  const server = workers > 0 ? await start("server") : undefined;
  return {
    serverUrl: () => (server ?? mortal[0])?.url ?? "",
    async killOne(random: () => number): Promise<void> {
      const victim = pick(random, mortal);
      await kill(victim);
      mortal[mortal.indexOf(victim)] = await start(workers > 0 ? "worker" : "all");
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...mortal, ...(server ? [server] : [])].map(kill));
    },
  };
}

async function kill({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
