import type { CallRow } from "../../store/calls/calls.ts";
import type { EngineContext } from "../engineContext.ts";
import type { Carrier, CarrierCall, CarrierName } from "./port.ts";

/**
 * The carrier with which a call was dialled.
 *
 * @throws Error if this installation no longer has it: after a change of the carrier, the old credentials have to stay
 * until its calls have ended.
 */
export function carrierOf({ carriers }: Pick<EngineContext, "carriers">, name: string): Carrier {
  const carrier = carriers.get(name as CarrierName);
  if (!carrier) throw new Error(`The carrier ${name} is not configured, but calls on the line were dialled with it`);
  return carrier;
}

/** The data about a dialled call that a carrier needs. */
export function carrierCallOf(
  call: Pick<CallRow, "id" | "carrier_call_id" | "contact_phone_number" | "from_number" | "dialled_at" | "created_at">,
): CarrierCall {
  return {
    callId: call.id,
    carrierCallId: call.carrier_call_id,
    to: call.contact_phone_number,
    from: call.from_number,
    dialledAt: call.dialled_at ?? call.created_at,
  };
}
