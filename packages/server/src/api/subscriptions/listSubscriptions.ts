import { narrowScope, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listSubscriptionsText } from "../../store/subscriptions.ts";

/** Present and past subscriptions of the caller's company, or of all companies for managers. */
export const listSubscriptions: Handler<"listSubscriptions"> = async ({ db }, actor, { query }) => {
  const within = narrowScope(scope(actor), query.sellerCompanyId ? [query.sellerCompanyId] : undefined);
  return { status: 200, body: await listSubscriptionsText(db, within, query.sortBy, query) };
};
