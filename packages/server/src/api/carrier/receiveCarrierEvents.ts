import { carrierOf } from "../../engine/carriers/carrierOf.ts";
import { receiveSignedEvents } from "../../engine/receiveCarrierEvents.ts";
import type { Handler } from "../../contract/handler.ts";
import { signatureInvalid } from "./signatureInvalid.ts";

/** A carrier's reports; unknown calls and repeated or late events are accepted and change nothing. */
export const receiveCarrierEvents: Handler<"receiveCarrierEvents"> = async (context, _actor, { body, request }) => {
  const signature = request.headers.get("callwright-carrier-signature") ?? "";
  const carrier = carrierOf(context, "simulator");
  const { rawBody } = request;
  const isTaken = await receiveSignedEvents(context, { carrier, rawBody, signature, events: body.events });
  if (!isTaken) throw signatureInvalid(context, "simulator", "The signature does not belong to this body.");
  return { status: 200, body: { received: true } };
};
