import type { Handler } from "../../contract/handler.ts";
import { carrierOf } from "../../engine/carriers/carrierOf.ts";
import { eventsOfMachine } from "../../engine/carriers/twilio/events.ts";
import { takeEvents } from "../../engine/receiveCarrierEvents.ts";
import { checkTwilio } from "./checkTwilio.ts";

/** Who answered, as far as the carrier can tell: our assistant checks it before the next reply. */
export const receiveTwilioMachine: Handler<"receiveTwilioMachine"> = async (
  context,
  _actor,
  { query, body, request },
) => {
  checkTwilio(context, request);
  await takeEvents(context, carrierOf(context, "twilio"), eventsOfMachine(query.callId, body, context.clock.now()));
  return { status: 204 };
};
