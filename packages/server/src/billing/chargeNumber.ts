import type { Context } from "../context.ts";
import { endOfBillingMonth } from "../domain/billingMonth.ts";
import { publishBalance } from "../events/publishBalance.ts";
import { lockAccount } from "../store/ledger.ts";
import { expireNumber, extendNumber, readNumber } from "../store/numbers.ts";
import type { Due } from "../store/plans.ts";
import { readSettingMicros } from "../store/settings.ts";
import { payForMonth } from "./payForMonth.ts";

/**
 * Charges a number's fee for the next month. A number that cannot be paid expires: it is no longer a default
 * number, and calls are made from another one. A concurrent second call finds it paid, and does nothing.
 *
 * @returns whether it is settled; if not, it has to be tried again.
 */
export async function chargeNumber(context: Context, due: Due): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    await lockAccount(trx, due.companyId);
    const number = await readNumber(trx, { kind: "companies", companyIds: [due.companyId] }, due.id);
    if (number?.status !== "ACTIVE" || number.paidUntil > context.clock.now()) return true;

    const outcome = await payForMonth(context, trx, {
      companyId: due.companyId,
      amountMicros: await readSettingMicros(trx, "NUMBER_MONTHLY_FEE"),
      description: `Number ${number.number}, monthly fee`,
      unpaidDescription: `Number ${number.number}, monthly fee: the balance was too low, the number has expired`,
    });
    if (outcome === "later") return false;
    if (outcome === "paid") await extendNumber(trx, number.id, endOfBillingMonth(number.paidUntil, number.billingDay));
    else await expireNumber(trx, number.id);
    await publishBalance(context, trx, due.companyId);
    return true;
  });
}
