import type { CallRow } from "../../store/calls/calls.ts";
import { refuseWaitingCalls } from "../applyStep.ts";
import type { EngineContext } from "../engineContext.ts";
import { rememberOptOut } from "../rememberOptOut.ts";

/** Stores a person's request not to be called again as soon as they make it, and cancels waiting calls to them. */
export function optOut(engine: EngineContext, call: CallRow): Promise<void> {
  return engine.db.transaction().execute(async (trx) => {
    await rememberOptOut(engine, trx, call);
    await refuseWaitingCalls(engine, trx, call.seller_company_id, [call.contact_phone_number]);
  });
}
