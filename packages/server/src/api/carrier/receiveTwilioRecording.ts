import type { Handler } from "../../contract/handler.ts";
import { carrierOf } from "../../engine/carriers/carrierOf.ts";
import { eventsOfRecording } from "../../engine/carriers/twilio/events.ts";
import { takeEvents } from "../../engine/receiveCarrierEvents.ts";
import { checkTwilio } from "./checkTwilio.ts";

/** The recording of a call can be fetched. */
export const receiveTwilioRecording: Handler<"receiveTwilioRecording"> = async (
  context,
  _actor,
  { query, body, request },
) => {
  checkTwilio(context, request);
  await takeEvents(context, carrierOf(context, "twilio"), eventsOfRecording(query.callId, body, context.clock.now()));
  return { status: 204 };
};
