import { narrowScope, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listEndpointsText } from "../../store/webhooks.ts";

/** Endpoints of the caller's company, or of all companies for managers, without their secrets. */
export const listWebhookEndpoints: Handler<"listWebhookEndpoints"> = async ({ db }, actor, { query }) => {
  const within = narrowScope(scope(actor), query.sellerCompanyId ? [query.sellerCompanyId] : undefined);
  return { status: 200, body: await listEndpointsText(db, within, query, query) };
};
