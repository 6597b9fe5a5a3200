import type { Handler } from "../../contract/handler.ts";
import { answerDone } from "../../engine/talk/answerCarrier.ts";
import { checkTwilio, twimlReply } from "./checkTwilio.ts";

/** The talk is over: the call ends, or goes on where it broke off. */
export const endTwilioTalk: Handler<"endTwilioTalk"> = async (context, _actor, { query, body, request }) => {
  checkTwilio(context, request);
  return twimlReply(await answerDone(context, query.callId, Number(query.again), body));
};
