import { type Chores, doChores, doEveryHour } from "../chores.ts";
import { forgetOlder } from "../store/forgetRows.ts";
import type { EngineContext } from "./engineContext.ts";
import { TEST_CALL_COUNTS_MS } from "./testCallFences.ts";

const DAY_MS = 86_400_000;
const INBOX_KEPT_MS = 30 * DAY_MS;
const TIMELINE_KEPT_MS = DAY_MS;

type Kept = Pick<EngineContext, "db" | "clock">;

/**
 * Every hour, deletes events that carriers no longer repeat, the records of the simulator and of our own SIP client
 * about old calls, and test calls that no longer count.
 */
export function startPruning({ db, clock, logger }: Kept & Pick<EngineContext, "logger">): Disposable {
  return doEveryHour(logger, choresOf({ db, clock }));
}

/** One round of it. */
export function forgetOldEvents({ db, clock }: Kept): Promise<void> {
  return doChores(choresOf({ db, clock }));
}

function choresOf({ db, clock }: Kept): Chores {
  const before = (kept: number) => new Date(clock.now().getTime() - kept);
  return {
    "carriers' events": () => forgetOlder(db, "carrier_inbox", "received_at", before(INBOX_KEPT_MS)),
    "simulated events": () => forgetOlder(db, "simulator_events", "delivered_at", before(TIMELINE_KEPT_MS)),
    "calls over SIP": () => forgetOlder(db, "sip_calls", "alive_at", before(TIMELINE_KEPT_MS)),
    "test calls": () => forgetOlder(db, "test_calls", "made_at", before(TEST_CALL_COUNTS_MS)),
  };
}
