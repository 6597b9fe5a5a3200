import { markDoNotCall } from "../../store/calls/callTargets.ts";
import type { CallRow } from "../../store/calls/calls.ts";
import { lockWaitingCallsTo } from "../../store/calls/waitingCalls.ts";
import { suppressNumber } from "../../store/suppressedNumbers.ts";
import { applySteps } from "../applyStep.ts";
import type { EngineContext } from "../engineContext.ts";

/** Keeps the wish of a person not to be called again as soon as they say it, and takes back what waits for them. */
export function optOut(engine: EngineContext, call: CallRow): Promise<void> {
  const { seller_company_id: companyId, contact_phone_number: phoneNumber } = call;
  return engine.db.transaction().execute(async (trx) => {
    const at = engine.clock.now();
    await markDoNotCall(trx, companyId, phoneNumber, call.contact_id, at);
    await suppressNumber(trx, { id: engine.ids.next(), companyId, phoneNumber, callId: call.id }, at);
    const waiting = await lockWaitingCallsTo(trx, companyId, [phoneNumber]);
    const event = { type: "REFUSED", at, failureCode: "DO_NOT_CALL" } as const;
    await applySteps(
      engine,
      trx,
      waiting.map((row) => ({ call: row, event })),
    );
  });
}
