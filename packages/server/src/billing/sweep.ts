import { setTimeout as pause } from "node:timers/promises";

import type { Context } from "../context.ts";
import type { Database } from "../db/database.ts";
import { returnNumbers } from "../numbers/returnNumbers.ts";
import { findDueNumbers } from "../store/numbers.ts";
import { findDuePlans, type Due } from "../store/plans.ts";
import { chargeNumber } from "./chargeNumber.ts";
import { renewPlan } from "./renewPlan.ts";

const SWEEP_EVERY_MS = 60_000;
const DUE_PER_READ = 200;

/**
 * Checks every minute for months that have ended: plans are renewed, fees of numbers charged, and numbers without a
 * company returned. Any number of processes may do so at once.
 */
export function startBilling(context: Context): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await sweepBilling(context, signal).catch((error: unknown) =>
        context.logger.warn({ err: error }, "billing failed; it will run again"),
      );
      await pause(SWEEP_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * One round: until nothing is due. Months that were missed while no server was running are processed one after the
 * other.
 */
export async function sweepBilling(context: Context, signal?: AbortSignal): Promise<void> {
  await settleAll(context, findDuePlans, renewPlan, signal);
  await settleAll(context, findDueNumbers, chargeNumber, signal);
  await returnNumbers(context, signal);
}

type FindDue = (db: Database, now: Date, known: string[], limit: number) => Promise<Due[]>;
type Settle = (context: Context, due: Due) => Promise<boolean>;

/**
 * One transaction each. If one fails or has to wait, it is tried again in the next round and does not delay the others.
 */
async function settleAll(context: Context, find: FindDue, settle: Settle, signal?: AbortSignal): Promise<void> {
  const waiting: string[] = [];
  for (;;) {
    const dues = await find(context.db, context.clock.now(), waiting, DUE_PER_READ);
    if (dues.length === 0) return;
    for (const due of dues) {
      if (signal?.aborted) return;
      const isSettled = await settle(context, due).catch((error: unknown) => {
        context.logger.error({ err: error, dueId: due.id, companyId: due.companyId }, "a month could not be billed");
        return false;
      });
      if (!isSettled) waiting.push(due.id);
    }
  }
}
