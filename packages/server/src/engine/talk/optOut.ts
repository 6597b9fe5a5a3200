import { readCall, type CallRow } from "../../store/calls/calls.ts";
import type { EngineContext } from "../engineContext.ts";
import { obeyOptOut } from "../obeyOptOut.ts";
import type { TalkClaim } from "./claimTalk.ts";

/** Stores a person's request not to be called again as soon as they make it, and cancels waiting calls to them. */
export function optOut(engine: EngineContext, call: CallRow): Promise<void> {
  return engine.db.transaction().execute((trx) => obeyOptOut(engine, trx, call));
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
