import { insertSuppressions, type Suppression } from "../store/suppressions.ts";
import { refuseWaitingCalls } from "./applyStep.ts";
import { lockDecisions } from "./dispatch.ts";
import type { EngineContext } from "./engineContext.ts";

/**
 * Adds numbers to the do-not-call list, and ends every waiting call to them, in one transaction: once this resolves
 * none of them is dialled. Calls that were dialled before continue.
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
