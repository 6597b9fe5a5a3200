import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { readDelivery, readEndpoint, renewDelivery, unparkEndpoint } from "../../store/webhooks.ts";

/** Sends a message once more under its old id, by which the partner recognises it. */
export const resendWebhookDelivery: Handler<"resendWebhookDelivery"> = async ({ db, clock }, actor, { path }) => {
  if (!(await readEndpoint(db, scope(actor), path.id))) throw notFound("The webhook endpoint");
  if (!(await readDelivery(db, path.id, path.deliveryId))) throw notFound("The delivery");
  if (!(await renewDelivery(db, path.deliveryId, clock.now())))
    throw problem(409, "CONFLICT", "This message is about to be sent.");
  await unparkEndpoint(db, path.id, clock.now());
  const delivery = await readDelivery(db, path.id, path.deliveryId);
  if (!delivery) throw notFound("The delivery");
  return { status: 200, body: delivery };
};
