import { MAX_CALL_MINUTES, minutesReserved } from "../domain/callPrice.ts";
import { isTerminal } from "../domain/call.ts";
import type { Trx } from "../db/database.ts";
import { lockCall, type CallRow } from "../store/calls/calls.ts";
import { readSubjects } from "../store/calls/callSubjects.ts";
import { countRepeatedOrder } from "../store/calls/silentCalls.ts";
import { readDialPolicy } from "../store/dialPolicies.ts";
import { readAccount, readReservations } from "../store/ledger.ts";
import type { DialOrder } from "./carriers/port.ts";
import { repeatedOrder, welcomeOrder } from "./dialOrder.ts";
import type { EngineContext } from "./engineContext.ts";
import { giveOrder } from "./giveOrder.ts";

const MAX_REPEATED_ORDERS = 10;
/** Long enough for processes that die repeatedly; after that it is too late, because the person wanted a call now. */
export const REPEATED_WITHIN_MS = 10 * 60_000;

/**
 * Repeats an order of which the carrier knows nothing, because a process died, or lost the connection, between the
 * intent and the carrier. The call's id is the key of both orders, so that a first order that arrives late places no
 * second call.
 *
 * @returns false if it is not repeated: the carrier would not recognise it, or it was tried long and often enough.
 */
export async function repeatOrder(engine: EngineContext, callId: string): Promise<boolean> {
  if (engine.carrier.traits.lostOrders !== "key") return false;
  const order = await engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    if (!call || call.carrier !== engine.carrier.name || !mayBeRepeated(call, engine.clock.now())) return null;
    await countRepeatedOrder(trx, callId);
    return orderOf(trx, call);
  });
  if (!order) return false;
  await giveOrder(engine, order);
  return true;
}

function mayBeRepeated(call: CallRow, now: Date): boolean {
  return (
    !isTerminal(call.status) &&
    call.dialled_at !== null &&
    call.hang_up_asked_at === null &&
    call.repeated_orders < MAX_REPEATED_ORDERS &&
    now.getTime() - call.dialled_at.getTime() < REPEATED_WITHIN_MS
  );
}

async function orderOf(trx: Trx, call: CallRow): Promise<DialOrder> {
  if (call.is_welcome) return welcomeOrder(call);
  const subject = (await readSubjects(trx, [call])).get(call.id);
  if (!subject) throw new Error("The company of a call is gone");
  const reserved = (await readReservations(trx, [call.id])).get(call.id);
  const { rate } = await readAccount(trx, call.seller_company_id);
  const minutes = reserved ? minutesReserved(reserved, rate) : MAX_CALL_MINUTES;
  const { voicemail } = await readDialPolicy(trx, call.seller_company_id);
  return repeatedOrder(call, { ...subject, voicemail }, Math.min(minutes, MAX_CALL_MINUTES));
}
