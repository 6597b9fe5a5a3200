import { fromKysely, PgBoss, type ConstructorOptions } from "pg-boss";

import type { Trx } from "../db/database.ts";
import type { DatabaseLocation } from "../db/pool.ts";
import type { Logger } from "../logger.ts";

/** What there is to do, and about which call. Jobs are short, may run twice, and find out themselves whether to act. */
export type JobName = "fetch-recording";

export interface JobData {
  callId: string;
}

/** A durable queue in our own database. */
export interface Queue extends AsyncDisposable {
  /** Adds a job per call to the transaction that makes it necessary. One that waits already is not added twice. */
  send(trx: Trx, name: JobName, callIds: string[]): Promise<void>;
  /** Begins to work. Until then jobs are only collected. */
  work(handlers: Record<JobName, (callId: string) => Promise<void>>): Promise<void>;
}

const SCHEMA = "queue";
const POLL_SECONDS = 1;
/** Notices wake the workers at once; this is what a lost notice costs. */
const POLL_WITH_NOTICES_SECONDS = 2;

const names: JobName[] = ["fetch-recording"];
const batchSize: Record<JobName, number> = { "fetch-recording": 2 };

/** pg-boss in a schema of its own, over connections of its own. */
export async function createQueue(location: DatabaseLocation, logger: Logger): Promise<Queue> {
  const options: ConstructorOptions = {
    ...location,
    schema: SCHEMA,
    max: 4,
    useListenNotify: true,
    schedule: false,
    application_name: "callwright queue",
  };
  const boss = new PgBoss(options);
  boss.on("error", (error) => logger.warn({ err: error }, "the queue met an error"));
  await boss.start();
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

  return {
    async send(trx, name, callIds) {
      if (callIds.length === 0) return;
      const jobs = callIds.map((callId) => ({
        data: { callId } satisfies JobData,
        singletonKey: callId,
      }));
      await boss.insert(name, jobs, { db: fromKysely(trx) });
    },

    async work(handlers) {
      for (const name of names) {
        const work = {
          batchSize: batchSize[name],
          burstWhenBatchFull: true,
          pollingIntervalSeconds: POLL_SECONDS,
          notifyPollingIntervalSeconds: POLL_WITH_NOTICES_SECONDS,
          perJobResults: true,
        } as const;
        await boss.work<JobData, unknown, typeof work>(name, work, (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                await handlers[name](data.callId);
                return { id, status: "completed" as const };
              } catch (error) {
                logger.warn({ err: error, callId: data.callId, job: name }, "a job failed");
                return { id, status: "failed" as const };
              }
            }),
          ),
        );
      }
    },

    async [Symbol.asyncDispose]() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
