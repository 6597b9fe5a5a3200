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
 * Checks that an actor may use a bulk action, which the Free plan does not include; managers have no plan.
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
 * Checks whether the data that was just written still fits the company's plan; called in the transaction of the write,
 * which a refusal rolls back. Counted writes of one company take turns, so that two cannot both take the last place.
 *
 * @param whose the company's name, if somebody else writes for it: the refusal mentions it.
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
 * The same for products that a person creates before they have a company: it will begin on the Free plan, and
 * onboarding must not fail because of too many products.
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
 * How many more rows a company's plan allows, for decisions row by row. A write holds this exclusively until its
 * transaction ends; a preview only reads it.
 *
 * @param whose the company's name, if somebody else imports for it.
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

/** The limit when it is our turn, because the plan may have changed while we waited. */
async function lockLimit(trx: Trx, sellerCompanyId: string, limited: Limited | "contactsPerCustomer"): Promise<number> {
  // Plans without limits need no waiting.
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
