import { lockWaitingCallsTo } from "../store/calls/waitingCalls.ts";
import { insertSuppressions, type Suppression } from "../store/suppressions.ts";
import { applySteps } from "./applyStep.ts";
import { lockDecisions } from "./dispatch.ts";
import type { EngineContext } from "./engineContext.ts";

/**
 * Puts numbers on the list of those that are not called, and ends every call to them that waits, in one transaction: once this
 * resolves none of them is dialled. What was dialled before goes on.
 *
 * @param phoneNumbers E.164, each once.
 */
export async function suppressNumbers(
  engine: EngineContext,
  phoneNumbers: string[],
  suppression: Suppression,
): Promise<{ addedCount: number; refusedCallsCount: number }> {
  return engine.db.transaction().execute(async (trx) => {
    await lockDecisions(trx);
    const now = engine.clock.now();
    const addedCount = await insertSuppressions(trx, engine.ids, phoneNumbers, suppression, now);
    const waiting = await lockWaitingCallsTo(trx, suppression.companyId, phoneNumbers);
    const event = { type: "REFUSED", at: now, failureCode: "DO_NOT_CALL" } as const;
    const refusedCallsCount = await applySteps(
      engine,
      trx,
      waiting.map((call) => ({ call, event })),
    );
    return { addedCount, refusedCallsCount };
  });
}
