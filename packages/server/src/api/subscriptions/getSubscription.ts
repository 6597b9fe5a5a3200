import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readSubscriptionText } from "../../store/subscriptions.ts";

export const getSubscription: Handler<"getSubscription"> = async ({ db }, actor, { path }) => {
  const subscription = await readSubscriptionText(db, scope(actor), path.id);
  if (!subscription) throw notFound("The subscription");
  return { status: 200, body: subscription };
};
