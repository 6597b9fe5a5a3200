import { once } from "node:events";

import type { Database } from "../../db/database.ts";
import { pick, seededRandom } from "../../domain/seededRandom.ts";
import { startProcess, type ServerProcess } from "../../testing/startProcess.ts";
import { spreadConnections } from "../../testing/spreadConnections.ts";
import type { SharedClock } from "../../testing/sharedClock.ts";
import { proveEachCalledOnce, type ProofOptions } from "./callProof.ts";
import { companyOf, makeItems, payOnly } from "./campaign.ts";
import { startCampaign } from "./startCampaign.ts";

export interface CarrierCrashProof {
  db: Database;
  databaseUrl: string;
  clock: SharedClock;
  /** The carrier settings for the processes. */
  env: Record<string, string>;
  carrier: NonNullable<ProofOptions["carrier"]>;
  /** Different misbehaviour of the carrier, before each kill. */
  upset: (random: () => number) => void;
  /** The carrier has finished everything for the calls so far. */
  settled: () => Promise<void>;
  calls: number;
  kills: number;
  seed: string;
}

const EMAIL = "seller@callwright.test";
const LONGEST_LIFE_MS = 1500;

/**
 * Two processes behind one URL place calls over the fake of a real carrier. One of them is killed at random moments,
 * while the carrier misbehaves. Proves that every call ended, that no order was sent twice, and that each was charged
 * once.
 */
export async function proveCarrierCrashSafety(proof: CarrierCrashProof): Promise<void> {
  const { db, calls, kills, carrier } = proof;
  const random = seededRandom(proof.seed);
  const companyId = await companyOf(db, EMAIL);
  await payOnly(db, companyId, 10_000);
  const items = await makeItems(db, companyId, calls, ["44", "45", "46", "00", "47", "01", "48", "02"]);

  await using processes = await startProcesses(proof);
  for (let kill = 0; kill < kills; kill += 1) {
    proof.upset(random);
    const portion = items.slice(Math.floor((calls * kill) / kills), Math.floor((calls * (kill + 1)) / kills));
    await startCampaign(db, () => processes.url, EMAIL, portion);
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
    await processes.killOne(random);
  }
  await proveEachCalledOnce(db, companyId, items, { carrier, timeout: 180_000 });
  await proof.settled();
}

/** Two processes behind one URL. */
export async function startProcesses({
  databaseUrl,
  clock,
  env,
}: Pick<CarrierCrashProof, "databaseUrl" | "clock" | "env">) {
  await using stack = new AsyncDisposableStack();
  const front = stack.use(await spreadConnections());
  const start = () =>
    startProcess({
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: "6",
      LOG_LEVEL: process.env.CALLWRIGHT_CRASH_LOG ?? "error",
      PUBLIC_URL: front.url,
      CALLWRIGHT_DEMO: "0",
      CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
      CALLWRIGHT_CALL_COUNTRIES: "NO",
      CALLWRIGHT_CALLS_PER_SECOND: "50",
      CALLWRIGHT_MAX_LINES_PER_COMPANY: "50",
      CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "50",
      ...clock.env,
      ...env,
    });
  const running = await Promise.all([start(), start()]);
  stack.defer(async () => void (await Promise.all(running.map(kill))));
  front.servers.push(...running.map(({ url }) => url));
  const ending = stack.move();
  return {
    url: front.url,
    async killOne(random: () => number): Promise<void> {
      const index = running.indexOf(pick(random, running));
      const victim = running[index];
      if (victim) await kill(victim);
      const next = await start();
      running[index] = next;
      front.servers[index] = next.url;
    },
    [Symbol.asyncDispose]: () => ending[Symbol.asyncDispose](),
  };
}

async function kill({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
