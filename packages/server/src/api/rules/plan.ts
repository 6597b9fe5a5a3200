import { isManager, type Actor } from "../../auth/actor.ts";
import { actingCompany } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";
import { problem } from "../../http/problem.ts";
import {
  countContacts,
  countCustomers,
  countProducts,
  hasCustomerWithMoreContacts,
  lockPlan,
  readPlanLimits,
} from "../../store/plan.ts";

/**
 * Lets an actor through to a bulk action, which the Free plan does not include; managers are never on a plan.
 *
 * @throws Problem 402
 */
export async function requirePaidPlan(db: Database, actor: Actor): Promise<void> {
  if (isManager(actor)) return;
  const { isFree } = await readPlanLimits(db, actingCompany(actor));
  if (isFree) throw problem(402, "PLAN_UPGRADE_REQUIRED", "Please upgrade your plan");
}

type Limited = "potentialCustomers" | "products";

/**
 * Asks whether what was just written still fits the company's plan; called in the transaction of the write, which a refusal
 * rolls back. Writes of one company that count take turns, so that two cannot both take the last place.
 *
 * @throws Problem 402 that names the limit.
 */
export async function requireWithinPlan(trx: Trx, sellerCompanyId: string | null, limited: Limited): Promise<void> {
  if (!sellerCompanyId) return;
  const limit = (await readPlanLimits(trx, sellerCompanyId))[limited];
  if (limit < 0) return;
  await lockPlan(trx, sellerCompanyId);
  const count = await { potentialCustomers: countCustomers, products: countProducts }[limited](trx, sellerCompanyId);
  if (count > limit) throw limitReached(limited === "products" ? `${limit} products` : `${limit} potential customers`);
}

/** The same for the contacts of one customer, or of all of a company after an import. */
export async function requireContactsWithinPlan(
  trx: Trx,
  sellerCompanyId: string | null,
  customerId?: string,
): Promise<void> {
  if (!sellerCompanyId) return;
  const { contactsPerCustomer: limit } = await readPlanLimits(trx, sellerCompanyId);
  if (limit < 0) return;
  await lockPlan(trx, sellerCompanyId);
  const isOver = customerId
    ? (await countContacts(trx, customerId)) > limit
    : await hasCustomerWithMoreContacts(trx, sellerCompanyId, limit);
  if (isOver) throw limitReached(`${limit} contacts for each potential customer`);
}

function limitReached(what: string) {
  return problem(402, "PLAN_LIMIT_REACHED", `Your plan allows ${what}. Please upgrade your plan`);
}
