import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { toUsd } from "../domain/money.ts";
import { lastPositionAtLeast, readAccount } from "../store/ledger.ts";
import { readSettingMicros } from "../store/settings.ts";
import { tellPeople } from "../notifications/tellPeople.ts";
import { queueLowBalanceWebhook } from "../webhooks/queueWebhooks.ts";

type Needed = Pick<Context, "events" | "clock" | "ids">;

/** Publishes a company's balance, and notifies its partners if little is left, in the transaction that changed it. */
export async function publishBalance(context: Needed, trx: Trx, companyId: string): Promise<void> {
  const { events } = context;
  const { balanceMicros, heldFreeMinutes, rate } = await readAccount(trx, companyId);
  await events.publish(trx, companyId, {
    type: "balance.updated",
    sellerCompanyId: companyId,
    balance: toUsd(balanceMicros),
    remainingMinutes: rate.freeMinutesLeft === null ? -1 : rate.freeMinutesLeft + heldFreeMinutes,
  });
  const thresholdMicros = await readSettingMicros(trx, "LOW_BALANCE_WARNING");
  if (balanceMicros >= thresholdMicros) return;
  const since = await lastPositionAtLeast(trx, companyId, thresholdMicros);
  const [balance, threshold] = [toUsd(balanceMicros), toUsd(thresholdMicros)];
  await queueLowBalanceWebhook(context, trx, { companyId, since, balance, threshold });
  await tellPeople(context, trx, [{ kind: "BALANCE_LOW", companyId, about: `BALANCE_LOW ${companyId} ${since}` }]);
}
