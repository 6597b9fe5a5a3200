import type { Handler } from "../../contract/handler.ts";
import { listPlansText } from "../../store/subscriptions.ts";

export const listSubscriptionPackages: Handler<"listSubscriptionPackages"> = async ({ db }, _actor, { query }) => {
  return { status: 200, body: await listPlansText(db, query, query) };
};
