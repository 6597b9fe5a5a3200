import { Gauge, type Registry } from "prom-client";
import type { Pool } from "pg";

import type { Database } from "../db/database.ts";
import type { Logger } from "../logger.ts";
import { readWorkload, type Workload } from "../store/workload.ts";

interface Needed {
  db: Database;
  pool: Pool;
  logger: Logger;
  maxLines: number;
}

/** Readings within this interval share one query. */
const freshMilliseconds = 5_000;

/**
 * Metrics that only the database knows: calls, jobs and money of all processes together. Every process returns the same
 * values, so use one of them (`max`), not their sum. Nothing is read until a scrape.
 */
export function measureDatabase(registry: Registry, { db, pool, logger, maxLines }: Needed): void {
  const look = atMostEvery(freshMilliseconds, () =>
    readWorkload(db).catch((error: unknown) => {
      logger.warn({ err: error }, "the workload could not be read for the metrics");
      return undefined;
    }),
  );
  type Sample = [labels: Record<string, string>, value: number];
  const gauge = (name: string, help: string, labelNames: string[], read: (workload: Workload) => Sample[]) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        const workload = await look();
        if (workload) for (const [labels, value] of read(workload)) this.set(labels, value);
      },
    });

  gauge("callwright_calls", "Calls that are not over, by status.", ["status"], ({ openCalls }) =>
    openCalls.map(({ status, count }) => [{ status }, count]),
  );
  gauge(
    "callwright_calls_ended",
    "Calls that ended in the last five minutes, by status, answer and reason of a failure.",
    ["status", "answer", "reason"],
    ({ endedCalls }) =>
      endedCalls.map(({ status, answer, reason, count }) => [{ status, answer, reason: reason ?? "" }, count]),
  );
  gauge("callwright_oldest_queued_call_seconds", "How long the next call waits for a line.", [], (workload) => [
    [{}, workload.oldestCallSeconds],
  ]);
  gauge("callwright_lines_in_use", "Calls on the line, of all companies.", [], ({ lines }) => [[{}, lines]]);
  gauge("callwright_lines_limit", "How many may be at the same time (CALLWRIGHT_MAX_LINES).", [], () => [
    [{}, maxLines],
  ]);
  gauge("callwright_queue_jobs", "Jobs that are due and wait for a worker.", ["queue"], ({ jobs }) =>
    jobs.map(({ queue, due }) => [{ queue }, due]),
  );
  gauge("callwright_queue_jobs_later", "Jobs whose time has not come.", ["queue"], ({ jobs }) =>
    jobs.map(({ queue, later }) => [{ queue }, later]),
  );
  gauge("callwright_queue_oldest_job_seconds", "How long the oldest due job waits.", ["queue"], ({ jobs }) =>
    jobs.map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds]),
  );
  gauge("callwright_mails", "Mails that wait for the mail server, and given up ones.", ["state"], ({ mails }) =>
    mails.map(({ state, count }) => [{ state }, count]),
  );
  gauge(
    "callwright_transactions",
    "Payments and charges begun in the last hour, by type and status.",
    ["type", "status"],
    ({ transactions }) => transactions.map(({ type, status, count }) => [{ type, status }, count]),
  );
  const ofCarriers = (name: string, help: string, read: (of: Workload["carrierCosts"][number]) => number) =>
    gauge(name, help, ["carrier", "currency"], ({ carrierCosts }) =>
      carrierCosts.map((of) => [{ carrier: of.carrier, currency: of.currency }, read(of)]),
    );
  ofCarriers(
    "callwright_carrier_minutes",
    "How long the calls lasted whose cost was told in the last hour.",
    ({ minutes }) => minutes,
  );
  ofCarriers("callwright_carrier_cost", "What carriers charge for them, in their currency.", ({ cost }) => cost);
  ofCarriers(
    "callwright_carrier_charged_dollars",
    "What companies were charged for them, in US dollars.",
    ({ charged }) => charged,
  );

  registry.registerMetric(
    new Gauge({
      name: "callwright_database_up",
      help: "1 when the database answered this reading.",
      registers: [],
      async collect() {
        this.set((await look()) ? 1 : 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "callwright_database_connections",
      help: "Connections of this process's pool: busy and idle ones, and requests that wait for one.",
      labelNames: ["state"],
      registers: [],
      collect() {
        this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
        this.set({ state: "idle" }, pool.idleCount);
        this.set({ state: "waiting" }, pool.waitingCount);
      },
    }),
  );
}

function atMostEvery<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; at: number } | undefined;
  return () => {
    if (!last || performance.now() - last.at > milliseconds) last = { value: read(), at: performance.now() };
    return last.value;
  };
}
