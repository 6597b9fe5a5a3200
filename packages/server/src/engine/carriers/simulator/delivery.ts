import { sql } from "kysely";

import type { Clock } from "../../../clock.ts";
import type { Database, Trx } from "../../../db/database.ts";
import type { Logger } from "../../../logger.ts";
import { Alarm } from "../../alarm.ts";
import { signBody } from "../signature.ts";

const eventsPerRequest = 200;
/** How long an event may wait if another process planned it, or if it could not be delivered. */
const LONGEST_WAIT_MS = 500;
const SHORTEST_WAIT_MS = 10;

export interface DeliveryOptions {
  db: Database;
  clock: Clock;
  logger: Logger;
  /** Signs the deliveries. */
  secret: Uint8Array;
  /** Misbehaviour of real carriers, for tests. */
  chaos: { isRepeating: boolean; isReordering: boolean };
}

export interface Delivery extends AsyncDisposable {
  /** New events may be due. */
  wake(): void;
}

/**
 * Delivers events in order when they are due. Several processes may do so at once: one of them claims an event, and it
 * is delivered only when the receiver has accepted it.
 */
export function startDelivery(
  options: DeliveryOptions,
  deliver: (rawBody: string, signature: string) => Promise<void>,
): Delivery {
  const { db, clock, logger, secret, chaos } = options;
  const stopping = new AbortController();
  const alarm = new Alarm();

  const deliverDue = async (trx: Trx): Promise<number> => {
    const now = clock.now();
    const due = await trx
      .selectFrom("simulator_events")
      .select(["id", "payload"])
      .where("delivered_at", "is", null)
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .orderBy("id")
      .limit(eventsPerRequest)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    const body = JSON.stringify({ events: due.map(({ payload }) => payload) });
    const signature = signBody(secret, body, now);
    await deliver(body, signature);
    if (chaos.isRepeating) await deliver(body, signature);
    const ids = due.map(({ id }) => id);
    await sql`update simulator_events set delivered_at = ${now} where id = any(${ids}::text[])`.execute(trx);
    return due.length;
  };

  const millisecondsUntilNext = async (): Promise<number> => {
    const { rows } = await sql<{
      next: Date | null;
    }>`select min(due_at) as next from simulator_events where delivered_at is null`.execute(db);
    const next = rows[0]?.next;
    return next ? next.getTime() - clock.now().getTime() : LONGEST_WAIT_MS;
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const untilNext = await millisecondsUntilNext();
        const count = untilNext <= 0 ? await db.transaction().execute(deliverDue) : 0;
        // If none was delivered though some are due, another process is delivering them.
        if (count === 0) await alarm.rest(Math.min(Math.max(SHORTEST_WAIT_MS, untilNext), LONGEST_WAIT_MS));
      } catch (error) {
        logger.warn({ err: error }, "simulated events could not be delivered; they will be tried again");
        await alarm.rest(LONGEST_WAIT_MS);
      }
    }
  };
  const running = run();

  return {
    wake: () => alarm.ring(),
    async [Symbol.asyncDispose]() {
      stopping.abort();
      alarm.ring();
      await running;
    },
  };
}
