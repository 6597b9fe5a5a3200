import type { Trx } from "../db/database.ts";
import type { CallState } from "../domain/call.ts";
import { reachedSomebody } from "../domain/dial-policy/retries.ts";
import { stateOf, type CallRow } from "../store/calls/calls.ts";
import { lockWaitingRetriesTo } from "../store/calls/waitingCalls.ts";

/** The scheduled retries of calls to people who have now been reached by any call. */
export async function lockNeedlessRetries(trx: Trx, steps: { call: CallRow; state: CallState }[]): Promise<CallRow[]> {
  const reached = steps.filter(({ call, state }) => reachedSomebody(state) && !reachedSomebody(stateOf(call)));
  if (reached.length === 0) return [];
  return lockWaitingRetriesTo(
    trx,
    reached.map(({ call }) => ({ companyId: call.seller_company_id, phoneNumber: call.contact_phone_number })),
  );
}
