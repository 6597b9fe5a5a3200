import type { Handler } from "../../contract/handler.ts";
import { carrierOf } from "../../engine/carriers/carrierOf.ts";
import { CALL_KEY_HEADER, isCallKey } from "../../engine/carriers/vapi/callKey.ts";
import { eventsOfMessage, wordsOfMessage } from "../../engine/carriers/vapi/events.ts";
import { vapiMessageOf } from "../../engine/carriers/vapi/message.ts";
import { carrierSecret, takeEvents } from "../../engine/receiveCarrierEvents.ts";
import { takeCarrierWords } from "../../engine/takeCarrierWords.ts";
import { signatureInvalid } from "./signatureInvalid.ts";

/** Vapi's reports about a call, with the key of this call. */
export const receiveVapiEvent: Handler<"receiveVapiEvent"> = async (context, _actor, { body, request }) => {
  const message = vapiMessageOf(body.message);
  const { id: carrierCallId, customer } = message.call ?? {};
  const callId = customer?.externalId;
  const now = context.clock.now();
  const key = request.headers.get(CALL_KEY_HEADER);
  if (typeof callId !== "string" || !context.carriers.has("vapi") || !isCallKey(carrierSecret(context), callId, key))
    throw signatureInvalid(context, "vapi", "The key does not belong to this call.");
  await takeEvents(context, carrierOf(context, "vapi"), eventsOfMessage(callId, message, now));
  if (carrierCallId !== undefined)
    await takeCarrierWords(context, callId, { carrier: "vapi", carrierCallId }, wordsOfMessage(message, now));
  return { status: 200, body: { received: true } };
};
