import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { toUsd } from "../domain/money.ts";
import { readAccount } from "../store/ledger.ts";

/** Tells a company what it has left, in the transaction that changed it. */
export async function publishBalance({ events }: Pick<Context, "events">, trx: Trx, companyId: string): Promise<void> {
  const { balanceMicros, heldFreeMinutes, rate } = await readAccount(trx, companyId);
  await events.publish(trx, companyId, {
    type: "balance.updated",
    sellerCompanyId: companyId,
    balance: toUsd(balanceMicros),
    remainingMinutes: rate.freeMinutesLeft === null ? -1 : rate.freeMinutesLeft + heldFreeMinutes,
  });
}
