import type { Handler } from "../../contract/handler.ts";
import { carrierOf } from "../../engine/carriers/carrierOf.ts";
import { eventsOfCallback } from "../../engine/carriers/twilio/events.ts";
import { takeEvents } from "../../engine/receiveCarrierEvents.ts";
import { checkTwilio } from "./checkTwilio.ts";

/** The status of a call; repeated or late reports change nothing. */
export const receiveTwilioEvent: Handler<"receiveTwilioEvent"> = async (context, _actor, { query, body, request }) => {
  checkTwilio(context, request);
  await takeEvents(context, carrierOf(context, "twilio"), eventsOfCallback(query.callId, body, context.clock.now()));
  return { status: 204 };
};
