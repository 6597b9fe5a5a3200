import { setTimeout as pause } from "node:timers/promises";

import { fromKysely, PgBoss, type ConstructorOptions } from "pg-boss";

import type { ClientConfig } from "pg";

import type { Database, Trx } from "../db/database.ts";
import type { DatabaseLocation } from "../db/pool.ts";
import type { Logger } from "../logger.ts";

/** The kinds of jobs. Jobs are short, may run twice, and check themselves whether to act. */
export type JobName = "fetch-recording" | "read-cost" | "read-call";

export interface JobData {
  callId: string;
}

/** A durable queue in our own database. */
export interface Queue extends AsyncDisposable {
  /**
   * Adds a job per call to the transaction that causes it, to be done now or after this many seconds. A job that
   * already waits is not added twice.
   */
  send(trx: Database | Trx, name: JobName, callIds: string[], afterSeconds?: number): Promise<void>;
  /** Starts the workers. Until then, jobs are only collected. */
  work(kinds: Record<JobName, Work>): Promise<void>;
}

/** How jobs of a kind are carried out. */
export interface Work {
  /** How many jobs are taken together. */
  atOnce: number;
  /** Carries out the jobs of these calls; if it fails, each is tried alone. */
  carryOut: (callIds: string[]) => Promise<unknown>;
}

const SCHEMA = "queue";
const POLL_SECONDS = 1;
/** Notifications wake the workers at once; this is the delay if one is lost. */
const POLL_WITH_NOTICES_SECONDS = 2;

/** A connection that stops responding is given up after this time. */
const QUERY_TIMEOUT_MS = 35_000;

const STOP_WITHIN_MS = 5_000;
const GRACE_MS = 2_000;

const names: JobName[] = ["fetch-recording", "read-cost", "read-call"];

/** pg-boss in a separate schema, with its own connections. */
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
  // The value has an error's message but need not be an Error.
  boss.on("error", ({ message }) => logger.warn({ err: new Error(message) }, "the queue met an error"));
  // It waits for its own connections, one of which may be dead.
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
