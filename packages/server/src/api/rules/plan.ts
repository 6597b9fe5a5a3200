import { isManager, type Actor } from "../../auth/actor.ts";
import { actingCompany } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";
import { problem } from "../../contract/problem.ts";
import {
  countCustomers,
  countProducts,
  countProductsOfOwner,
  hasCustomerWithMoreContacts,
  lockPlan,
  readPlanLimits,
  type PlanRoom,
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
 * @param whose the company's name, when somebody else writes for it: that is whose plan the refusal speaks of.
 * @throws Problem 402 that names the limit.
 */
export async function requireWithinPlan(
  trx: Trx,
  sellerCompanyId: string | null,
  limited: Limited,
  whose?: string,
): Promise<void> {
  if (!sellerCompanyId) return;
  const limit = await lockLimit(trx, sellerCompanyId, limited);
  if (limit < 0) return;
  const count = await { potentialCustomers: countCustomers, products: countProducts }[limited](trx, sellerCompanyId);
  if (count > limit)
    throw limitReached(limited === "products" ? `${limit} products` : `${limit} potential customers`, whose);
}

/**
 * The same for products that somebody makes before they have a company: it will begin on the Free plan, and onboarding
 * must not fail for having made too many.
 */
export async function requireProductsWithinFreePlan(trx: Trx, ownerUserId: string): Promise<void> {
  const { products: limit } = await readPlanLimits(trx, null);
  if (limit < 0) return;
  await lockPlan(trx, ownerUserId);
  if ((await countProductsOfOwner(trx, ownerUserId)) > limit) throw limitReached(`${limit} products`);
}

/** The same for the contacts of these customers, or of all of a company after an import. */
export async function requireContactsWithinPlan(
  trx: Trx,
  sellerCompanyId: string | null,
  customerIds?: string[],
  whose?: string,
): Promise<void> {
  if (!sellerCompanyId) return;
  const limit = await lockLimit(trx, sellerCompanyId, "contactsPerCustomer");
  if (limit < 0) return;
  const isOver = await hasCustomerWithMoreContacts(trx, sellerCompanyId, limit, customerIds);
  if (isOver) throw limitReached(`${limit} contacts for each potential customer`, whose);
}

/**
 * How much room a list finds in a company's plan, for deciding row by row. Who is about to write has it for themselves until
 * their transaction ends; a preview only looks.
 *
 * @param whose the company's name, when somebody else imports for it.
 */
export async function planRoom(
  trx: Trx,
  sellerCompanyId: string | null,
  { isPreview, whose }: { isPreview: boolean; whose: string | undefined },
): Promise<PlanRoom> {
  const limits = sellerCompanyId ? await readPlanLimits(trx, sellerCompanyId) : noLimits;
  const isLimited = [limits.potentialCustomers, limits.products, limits.contactsPerCustomer].some(
    (limit) => limit >= 0,
  );
  if (sellerCompanyId && isLimited && !isPreview) await lockPlan(trx, sellerCompanyId);
  const room = async (limit: number, count: (db: Database, companyId: string) => Promise<number>) =>
    limit < 0 || !sellerCompanyId ? Infinity : Math.max(0, limit - (await count(trx, sellerCompanyId)));
  return {
    customers: await room(limits.potentialCustomers, countCustomers),
    products: await room(limits.products, countProducts),
    contactsPerCustomer: limits.contactsPerCustomer < 0 ? Infinity : limits.contactsPerCustomer,
    refusals: {
      customers: refusalText(`${limits.potentialCustomers} potential customers`, whose),
      products: refusalText(`${limits.products} products`, whose),
      contacts: refusalText(`${limits.contactsPerCustomer} contacts for each potential customer`, whose),
    },
  };
}

const noLimits = { potentialCustomers: -1, products: -1, contactsPerCustomer: -1 };

/** The limit as it is once it is our turn: the plan may have changed while others had theirs. */
async function lockLimit(trx: Trx, sellerCompanyId: string, limited: Limited | "contactsPerCustomer"): Promise<number> {
  // Nobody has to wait on a plan without limits.
  if ((await readPlanLimits(trx, sellerCompanyId))[limited] < 0) return -1;
  await lockPlan(trx, sellerCompanyId);
  return (await readPlanLimits(trx, sellerCompanyId))[limited];
}

function limitReached(what: string, whose?: string) {
  return problem(402, "PLAN_LIMIT_REACHED", refusalText(what, whose));
}

function refusalText(what: string, whose?: string): string {
  return whose === undefined
    ? `Your plan allows ${what}. Please upgrade your plan`
    : `The plan of ${whose} allows ${what}. Please upgrade the plan`;
}
