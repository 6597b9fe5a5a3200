import type { Trx } from "../db/database.ts";
import { minutesReserved, priceCall } from "../domain/callPrice.ts";
import { publishBalance } from "../events/publishBalance.ts";
import type { CallRow } from "../store/calls/calls.ts";
import { lockAccount, readReservation, settle } from "../store/ledger.ts";
import { insertTransaction } from "../store/transactions.ts";
import type { EngineContext } from "./engineContext.ts";

/**
 * Charges the connected seconds of a call and gives back what was set aside, in the transaction that ends the call.
 * Never more than was set aside: the carrier was told to end the call before. A second time changes nothing.
 */
export async function settleCall(engine: EngineContext, trx: Trx, call: CallRow, seconds: number): Promise<void> {
  const companyId = call.seller_company_id;
  const reserved = await readReservation(trx, call.id);
  if (!reserved) return;
  const { balanceMicros, rate } = await lockAccount(trx, companyId);
  const price = priceCall(Math.min(seconds, minutesReserved(reserved, rate) * 60), {
    ...rate,
    // The minutes set aside are the call's, even when the plan has changed to one with fewer since.
    freeMinutesLeft: rate.freeMinutesLeft === null ? null : Math.max(0, rate.freeMinutesLeft) + reserved.freeMinutes,
  });
  const now = engine.clock.now();
  // Free minutes are something to see, too: what they were used for, and that it took nothing.
  const transactionId = price.minutes > 0 ? engine.ids.next() : null;
  if (transactionId) {
    const description = `Call to ${call.customer_name}, ${price.minutes} min`;
    const { amountMicros, freeMinutes } = price;
    const transaction = { id: transactionId, companyId, amountMicros, freeMinutes, description, at: now };
    await insertTransaction(trx, transaction, "SPEND", "COMPLETED", balanceMicros - price.amountMicros);
  }
  await settle(trx, call.id, { amountMicros: price.amountMicros, freeMinutes: price.freeMinutes, transactionId }, now);
  if (price.minutes > 0) await publishBalance(engine, trx, companyId);
}
