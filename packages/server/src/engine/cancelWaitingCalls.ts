import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import { countCallsOnTheLine, lockCancellableCalls, type CallFilter } from "../store/calls/listCalls.ts";
import { applySteps, type Happening } from "./applyStep.ts";
import type { EngineContext } from "./engineContext.ts";

/** Small enough to keep transactions short. */
const CALLS_AT_ONCE = 250;

/**
 * Cancels every waiting call that matches a filter, in the order in which they would be dialled. Calls that are created
 * after the request are not included.
 */
export async function cancelWaitingCalls(
  engine: EngineContext,
  within: Scope,
  filter: CallFilter,
): Promise<Schemas["CancelWaitingCallsResult"]> {
  const at = engine.clock.now();
  let cancelledCount = 0;
  for (;;) {
    const cancelled = await engine.db.transaction().execute(async (trx) => {
      const calls = await lockCancellableCalls(trx, within, filter, at, CALLS_AT_ONCE);
      const happenings = calls.map((call): Happening => ({
        call,
        event: { type: "CANCELLED", at: engine.clock.now() },
      }));
      return applySteps(engine, trx, happenings);
    });
    cancelledCount += cancelled;
    if (cancelled < CALLS_AT_ONCE) break;
  }
  return { cancelledCount, onTheLineCount: await countCallsOnTheLine(engine.db, within, filter) };
}
