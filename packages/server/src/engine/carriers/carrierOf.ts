import type { CallRow } from "../../store/calls/calls.ts";
import type { EngineContext } from "../engineContext.ts";
import type { Carrier, CarrierCall, CarrierName } from "./port.ts";

/**
 * The carrier that a call was dialled with.
 *
 * @throws Error when this installation no longer has it: whoever changes the carrier keeps the old one's credentials until its calls are over.
 */
export function carrierOf({ carriers }: Pick<EngineContext, "carriers">, name: string): Carrier {
  const carrier = carriers.get(name as CarrierName);
  if (!carrier) throw new Error(`The carrier ${name} is not configured, but calls on the line were dialled with it`);
  return carrier;
}

/** What a carrier needs to know of a call that was dialled. */
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
