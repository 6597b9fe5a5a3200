import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readPlanText } from "../../store/subscriptions.ts";

export const getSubscriptionPackage: Handler<"getSubscriptionPackage"> = async ({ db }, _actor, { path }) => {
  const plan = await readPlanText(db, path.id);
  if (!plan) throw notFound("The plan");
  return { status: 200, body: plan };
};
