import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";
import type { MicroUsd } from "../domain/money.ts";
import { lockAccount } from "../store/ledger.ts";
import { recordUnpaid, spend } from "../store/transactions.ts";

export interface MonthlyPrice {
  companyId: string;
  amountMicros: MicroUsd;
  /** The text in the company's transactions. */
  description: string;
  /** The text if it could not pay. */
  unpaidDescription: string;
}

/**
 * Charges the price of a month to the balance, in the transaction that begins the month.
 *
 * @returns `later` if the balance would be sufficient without the reservations of calls in progress: most of them are
 * released within minutes.
 */
export async function payForMonth(
  { ids, clock }: Pick<Context, "ids" | "clock">,
  trx: Trx,
  { companyId, amountMicros, description, unpaidDescription }: MonthlyPrice,
): Promise<"paid" | "unpaid" | "later"> {
  if (amountMicros === 0n) return "paid";
  const { balanceMicros, heldMicros } = await lockAccount(trx, companyId);
  const transaction = { id: ids.next(), companyId, amountMicros, at: clock.now() };
  if (balanceMicros < amountMicros) {
    await recordUnpaid(trx, { ...transaction, description: unpaidDescription });
    return "unpaid";
  }
  if (balanceMicros - heldMicros < amountMicros) return "later";
  await spend(trx, { ...transaction, description });
  return "paid";
}
