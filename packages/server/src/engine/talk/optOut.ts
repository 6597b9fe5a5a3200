import { readCall, type CallRow } from "../../store/calls/calls.ts";
import { refuseWaitingCalls } from "../applyStep.ts";
import type { EngineContext } from "../engineContext.ts";
import { rememberOptOut } from "../rememberOptOut.ts";
import type { TalkClaim } from "./claimTalk.ts";

/** Stores a person's request not to be called again as soon as they make it, and cancels waiting calls to them. */
export function optOut(engine: EngineContext, call: CallRow): Promise<void> {
  return engine.db.transaction().execute(async (trx) => {
    await rememberOptOut(engine, trx, call);
    await refuseWaitingCalls(engine, trx, call.seller_company_id, [call.contact_phone_number]);
  });
}

/**
 * Stores a request that was made in a phone call which may be over, or was never claimed. A machine cannot ask for
 * anything.
 */
export async function optOutIn(engine: EngineContext, { callId, carrier, carrierCallId }: TalkClaim): Promise<void> {
  const call = await readCall(engine.db, callId);
  if (call?.carrier !== carrier || (call.carrier_call_id ?? carrierCallId) !== carrierCallId) return;
  if (call.answered_by !== "MACHINE") await optOut(engine, call);
}
