import type { Database, Trx } from "../db/database.ts";
import type { EngineContext } from "./engineContext.ts";

const MINUTE_S = 60;
/** After the end of a call, when a carrier is asked what it charged that does not know it at once. */
const ASKED_AFTER_S = [5 * MINUTE_S, 60 * MINUTE_S, 24 * 60 * MINUTE_S] as const;

/** Has the carrier asked in five minutes. */
export function askForCost(
  { queue }: Pick<EngineContext, "queue">,
  trx: Database | Trx,
  callId: string,
): Promise<void> {
  return queue.send(trx, "read-cost", [callId], ASKED_AFTER_S[0]);
}

/** How long to wait until the next question about a call that ended so long ago; undefined after the last one. */
export function nextQuestionAfter(secondsSinceEnd: number): number | undefined {
  const next = ASKED_AFTER_S.find((after) => after > secondsSinceEnd);
  return next && Math.ceil(next - secondsSinceEnd);
}
