import type { Database, Trx } from "../db/database.ts";
import type { EngineContext } from "./engineContext.ts";

const MINUTE_S = 60;
/** The times after the end of a call at which a carrier is asked for its charge, if it does not know it at once. */
const ASKED_AFTER_S = [5 * MINUTE_S, 60 * MINUTE_S, 24 * 60 * MINUTE_S] as const;

/** Enqueues a request to the carrier in five minutes. */
export function askForCost(
  { queue }: Pick<EngineContext, "queue">,
  trx: Database | Trx,
  callId: string,
): Promise<void> {
  return queue.send(trx, "read-cost", [callId], ASKED_AFTER_S[0]);
}

/** The delay until the next request, depending on how long ago the call ended; undefined after the last one. */
export function nextQuestionAfter(secondsSinceEnd: number): number | undefined {
  const next = ASKED_AFTER_S.find((after) => after > secondsSinceEnd);
  return next && Math.ceil(next - secondsSinceEnd);
}
