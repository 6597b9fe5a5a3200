import type { Context } from "../context.ts";
import { publishBalance } from "../events/publishBalance.ts";
import { lockAccount } from "../store/ledger.ts";
import { beginPlanMonth, giveMinutesBack, readCurrentPlan, readFreePlan, type Due } from "../store/plans.ts";
import { payForMonth } from "./payForMonth.ts";

/**
 * Begins the next month of a company's plan: the price is charged and the free minutes are renewed. A company
 * that cannot pay changes to Free. A concurrent second call finds that the month has begun, and does nothing.
 *
 * @returns whether it is settled; if not, it has to be tried again.
 */
export async function renewPlan(context: Context, due: Due): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    await lockAccount(trx, due.companyId);
    const current = await readCurrentPlan(trx, due.companyId);
    if (current?.subscriptionId !== due.id || current.renewsAt > context.clock.now()) return true;

    const { companyId, plan, renewsAt, billingDay } = current;
    if (plan.priceMicros === 0n) {
      await giveMinutesBack(trx, current);
    } else {
      const free = await readFreePlan(trx);
      const outcome = await payForMonth(context, trx, {
        companyId,
        amountMicros: plan.priceMicros,
        description: `${plan.name} plan, monthly price`,
        unpaidDescription: `${plan.name} plan, monthly price: the balance was too low, the plan is ${free.name} now`,
      });
      if (outcome === "later") return false;
      const month = { subscriptionId: context.ids.next(), companyId, startAt: renewsAt };
      await beginPlanMonth(trx, outcome === "paid" ? { ...month, plan, billingDay } : { ...month, plan: free });
    }
    await publishBalance(context, trx, companyId);
    return true;
  });
}
