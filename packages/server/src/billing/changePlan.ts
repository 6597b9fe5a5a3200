import type { Context } from "../context.ts";
import { publishBalance } from "../events/publishBalance.ts";
import { notFound, problem } from "../contract/problem.ts";
import { lockAccount } from "../store/ledger.ts";
import { beginPlanMonth, readCurrentPlan, readPlan } from "../store/plans.ts";
import { spend } from "../store/transactions.ts";

/**
 * Changes the plan of a company, up or down, from now on: a month is paid, and a new month with all of its free minutes
 * begins. The rest of the previous month is neither refunded nor carried over. Data beyond the limits of a smaller plan
 * stays, but nothing can be added. Changes of one company take turns.
 *
 * @returns the id of the subscription.
 * @throws Problem 404 for an unknown plan, 409 for the current one, 402 if the balance is not sufficient.
 */
export async function changePlan(context: Context, companyId: string, planId: string): Promise<string> {
  const { db, ids, clock } = context;
  return db.transaction().execute(async (trx) => {
    const plan = await readPlan(trx, planId);
    if (!plan) throw notFound("The plan");
    await lockAccount(trx, companyId);
    const current = await readCurrentPlan(trx, companyId);
    if (current?.plan.id === plan.id) throw problem(409, "PLAN_UNCHANGED", `You are on the ${plan.name} plan already.`);

    const startAt = clock.now();
    if (plan.priceMicros > 0n) {
      const description = `${plan.name} plan, monthly price`;
      const price = { id: ids.next(), companyId, amountMicros: plan.priceMicros, description, at: startAt };
      if ((await spend(trx, price)) === null)
        throw problem(402, "INSUFFICIENT_BALANCE", `You need more balance for the ${plan.name} plan.`);
    }
    const subscriptionId = ids.next();
    await beginPlanMonth(trx, { subscriptionId, companyId, plan, startAt });
    await publishBalance(context, trx, companyId);
    return subscriptionId;
  });
}
