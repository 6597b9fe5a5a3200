import type { Trx } from "../db/database.ts";
import { markDoNotCall } from "../store/calls/callTargets.ts";
import type { CallRow } from "../store/calls/calls.ts";
import { suppressNumber } from "../store/suppressedNumbers.ts";
import type { EngineContext } from "./engineContext.ts";

/**
 * Stores that a person does not want to be called again by this company: in the contact, and for the number, which
 * applies to every contact with it.
 */
export async function rememberOptOut({ clock, ids }: EngineContext, trx: Trx, call: CallRow): Promise<void> {
  const { seller_company_id: companyId, contact_phone_number: phoneNumber } = call;
  const at = clock.now();
  await markDoNotCall(trx, companyId, phoneNumber, call.contact_id, at);
  await suppressNumber(trx, { id: ids.next(), companyId, phoneNumber, callId: call.id }, at);
}
