import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";
import type { MicroUsd } from "../domain/money.ts";
import { lockAccount } from "../store/ledger.ts";
import { recordUnpaid, spend } from "../store/transactions.ts";

export interface MonthlyPrice {
  companyId: string;
  amountMicros: MicroUsd;
  /** What the company reads in its transactions. */
  description: string;
  /** What it reads there when it could not pay. */
  unpaidDescription: string;
}

/**
 * Takes the price of a month from the balance, in the transaction that begins the month.
 *
 * @returns `later` when the balance would do but for what calls under way have set aside: most of that comes back in minutes.
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
