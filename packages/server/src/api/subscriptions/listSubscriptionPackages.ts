import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { listPlansText } from "../../store/subscriptions.ts";

export const listSubscriptionPackages: Handler<"listSubscriptionPackages"> = async ({ db }, _actor, { query }) => {
  return { status: 200, body: new JsonText(await listPlansText(db, query, query)) };
};
