import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readDelivery, readDeliveryBody, readEndpoint } from "../../store/webhooks.ts";

/** A message with the text that is sent and signed. */
export const getWebhookDelivery: Handler<"getWebhookDelivery"> = async ({ db }, actor, { path }) => {
  if (!(await readEndpoint(db, scope(actor), path.id))) throw notFound("The webhook endpoint");
  const [delivery, body] = await Promise.all([
    readDelivery(db, path.id, path.deliveryId),
    readDeliveryBody(db, path.id, path.deliveryId),
  ]);
  if (!delivery || body === undefined) throw notFound("The delivery");
  return { status: 200, body: { delivery, body } };
};
