import { setTimeout as pause } from "node:timers/promises";

import { fromKysely, PgBoss, type ConstructorOptions } from "pg-boss";

import type { ClientConfig } from "pg";

import type { Database, Trx } from "../db/database.ts";
import type { DatabaseLocation } from "../db/pool.ts";
import type { Logger } from "../logger.ts";

/** What there is to do. Jobs are short, may run twice, and find out themselves whether to act. */
export type JobName = "fetch-recording" | "read-cost" | "read-call";

export interface JobData {
  callId: string;
}

/** A durable queue in our own database. */
export interface Queue extends AsyncDisposable {
  /** Adds a job per call to the transaction that makes it necessary, to be done now or so many seconds later. One that waits already is not added twice. */
  send(trx: Database | Trx, name: JobName, callIds: string[], afterSeconds?: number): Promise<void>;
  /** Begins to work. Until then jobs are only collected. */
  work(kinds: Record<JobName, Work>): Promise<void>;
}

/** How jobs of a kind are done. */
export interface Work {
  /** How many are taken together. */
  atOnce: number;
  /** Does the jobs of these calls; where that fails, each is tried alone. */
  carryOut: (callIds: string[]) => Promise<unknown>;
}

const SCHEMA = "queue";
const POLL_SECONDS = 1;
/** Notices wake the workers at once; this is what a lost notice costs. */
const POLL_WITH_NOTICES_SECONDS = 2;

/** A connection that is cut off without a word is given up after that. */
const QUERY_TIMEOUT_MS = 35_000;

const STOP_WITHIN_MS = 5_000;
const GRACE_MS = 2_000;

const names: JobName[] = ["fetch-recording", "read-cost", "read-call"];

/** pg-boss in a schema of its own, over connections of its own. */
export async function createQueue(location: DatabaseLocation, logger: Logger): Promise<Queue> {
  const options: ConstructorOptions & ClientConfig = {
    ...location,
    schema: SCHEMA,
    max: 4,
    useListenNotify: true,
    schedule: false,
    keepAlive: true,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: "callwright queue",
  };
  const boss = new PgBoss(options);
  // What it gives has the words of an error but need not be one.
  boss.on("error", ({ message }) => logger.warn({ err: new Error(message) }, "the queue met an error"));
  // It waits for its own connections, of which one may be dead.
  const stop = () =>
    Promise.race([
      boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
      pause(STOP_WITHIN_MS + GRACE_MS, undefined, { ref: false }),
    ]);
  try {
    await boss.start();
    await prepareQueues(boss);
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  return {
    async send(trx, name, callIds, afterSeconds) {
      if (callIds.length === 0) return;
      const jobs = callIds.map((callId) => ({
        data: { callId } satisfies JobData,
        singletonKey: callId,
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
      }));
      await boss.insert(name, jobs, { db: fromKysely(trx) });
    },

    async work(kinds) {
      for (const name of names) {
        const { atOnce, carryOut } = kinds[name];
        const work = {
          batchSize: atOnce,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: POLL_SECONDS,
          notifyPollingIntervalSeconds: POLL_WITH_NOTICES_SECONDS,
          perJobResults: true,
        } as const;
        const areDone = async (callIds: string[]): Promise<boolean> => {
          try {
            await carryOut(callIds);
            return true;
          } catch (error) {
            logger.warn({ err: error, callIds, job: name }, "a job failed");
            return false;
          }
        };
        await boss.work<JobData, unknown, typeof work>(name, work, async (jobs) => {
          const areAllDone = jobs.length > 1 && (await areDone(jobs.map(({ data }) => data.callId)));
          return Promise.all(
            jobs.map(async ({ id, data }) => {
              const isDone = areAllDone || (await areDone([data.callId]));
              return { id, status: isDone ? ("completed" as const) : ("failed" as const) };
            }),
          );
        });
      }
    },

    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  for (const name of names) {
    // A call waits at most once per queue.
    const settings = {
      policy: "short",
      notify: true,
      retryLimit: 3,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 120,
      deleteAfterSeconds: 3600,
    };
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, { retryLimit: settings.retryLimit, retryDelay: settings.retryDelay, notify: true });
  }
}
