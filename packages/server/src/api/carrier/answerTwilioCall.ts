import type { Handler } from "../../contract/handler.ts";
import { answerPickUp } from "../../engine/talk/answerCarrier.ts";
import { checkTwilio, twimlReply } from "./checkTwilio.ts";

/** Somebody answered: our assistant speaks if the call is ours. */
export const answerTwilioCall: Handler<"answerTwilioCall"> = async (context, _actor, { query, body, request }) => {
  checkTwilio(context, request);
  return twimlReply(await answerPickUp(context, query.callId, Number(query.again), body));
};
