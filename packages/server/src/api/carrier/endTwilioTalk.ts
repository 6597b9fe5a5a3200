import type { Handler } from "../../contract/handler.ts";
import { answerDone, answerTransferred } from "../../engine/talk/answerCarrier.ts";
import { checkTwilio, twimlReply } from "./checkTwilio.ts";

/** The talk has ended: the call ends, or continues if the talk was interrupted. */
export const endTwilioTalk: Handler<"endTwilioTalk"> = async (context, _actor, { query, body, request }) => {
  checkTwilio(context, request);
  if (query.transferred) return twimlReply(await answerTransferred(context, query.callId, query.transferred, body));
  return twimlReply(await answerDone(context, query.callId, Number(query.again), body));
};
