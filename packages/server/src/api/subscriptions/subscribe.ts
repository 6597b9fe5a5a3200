import { scope } from "../../auth/scope.ts";
import { isManager } from "../../auth/actor.ts";
import { changePlan } from "../../billing/changePlan.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readSubscriptionText } from "../../store/subscriptions.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";

/** Changes the plan of the caller's first company, or of the one that a manager names (B-API-55, R-34). */
export const subscribe: Handler<"subscribe"> = async (context, actor, { body }) => {
  const company = await chosenCompany(context.db, actor, isManager(actor) ? body.sellerCompanyId : undefined);
  const subscriptionId = await changePlan(context, company.id, body.subscriptionPackageId);
  const text = await readSubscriptionText(context.db, scope(actor), subscriptionId);
  if (!text) throw notFound("The subscription");
  return { status: 201, body: text };
};
