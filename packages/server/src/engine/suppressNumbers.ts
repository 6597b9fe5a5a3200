import { insertSuppressions, type Suppression } from "../store/suppressions.ts";
import { refuseWaitingCalls } from "./applyStep.ts";
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
    const addedCount = await insertSuppressions(trx, engine.ids, phoneNumbers, suppression, engine.clock.now());
    const refusedCallsCount = await refuseWaitingCalls(engine, trx, suppression.companyId, phoneNumbers);
    return { addedCount, refusedCallsCount };
  });
}
