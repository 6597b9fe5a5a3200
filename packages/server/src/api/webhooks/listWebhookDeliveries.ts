import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { listDeliveriesText, readEndpoint } from "../../store/webhooks.ts";

/** The deliveries to an endpoint, with their results. */
export const listWebhookDeliveries: Handler<"listWebhookDeliveries"> = async ({ db }, actor, { path, query }) => {
  if (!(await readEndpoint(db, scope(actor), path.id))) throw notFound("The webhook endpoint");
  return { status: 200, body: await listDeliveriesText(db, path.id, query.statuses, query) };
};
