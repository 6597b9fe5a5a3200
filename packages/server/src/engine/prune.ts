import { forgetTestCalls } from "../store/testCalls.ts";
import type { EngineContext } from "./engineContext.ts";
import { TEST_CALL_COUNTS_MS } from "./testCallFences.ts";

const HOUR_MS = 3_600_000;
const INBOX_KEPT_MS = 30 * 24 * HOUR_MS;
const TIMELINE_KEPT_MS = 24 * HOUR_MS;

/**
 * Every hour, deletes events that carriers no longer repeat, the records of the simulator and of our own SIP client
 * about old calls, and test calls that no longer count.
 */
export function startPruning({ db, clock, logger }: Pick<EngineContext, "db" | "clock" | "logger">): Disposable {
  const timer = setInterval(() => {
    forgetOldEvents({ db, clock }).catch((error: unknown) =>
      logger.warn({ err: error }, "old carrier events could not be deleted"),
    );
  }, HOUR_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** One round of it. */
export async function forgetOldEvents({ db, clock }: Pick<EngineContext, "db" | "clock">): Promise<void> {
  const before = (kept: number) => new Date(clock.now().getTime() - kept);
  await db.deleteFrom("carrier_inbox").where("received_at", "<", before(INBOX_KEPT_MS)).execute();
  await db.deleteFrom("simulator_events").where("delivered_at", "<", before(TIMELINE_KEPT_MS)).execute();
  await db.deleteFrom("sip_calls").where("alive_at", "<", before(TIMELINE_KEPT_MS)).execute();
  await forgetTestCalls(db, before(TEST_CALL_COUNTS_MS));
}
