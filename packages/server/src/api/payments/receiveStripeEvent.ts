import type { Handler } from "../../contract/handler.ts";
import { problem } from "../../contract/problem.ts";
import { takePaymentEvent } from "../../payments/takePaymentEvent.ts";

/** Stripe's events about deposits. Other events are accepted, too, because Stripe repeats refused ones. */
export const receiveStripeEvent: Handler<"receiveStripeEvent"> = async (context, _actor, { request }) => {
  const signature = request.headers.get("stripe-signature") ?? "";
  const received = await context.payments.readEvent(request.rawBody, signature);
  if (received.kind === "REFUSED")
    throw problem(401, "SIGNATURE_INVALID", "The signature does not belong to this body.");
  if (received.kind === "EVENT") await takePaymentEvent(context, received.event);
  return { status: 200, body: { received: true } };
};
