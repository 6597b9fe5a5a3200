import type { Handler } from "../../contract/handler.ts";
import { answerInbound } from "../../engine/talk/answerCarrier.ts";
import { checkTwilio, twimlReply } from "./checkTwilio.ts";

/** Somebody calls back: they hear who called, and can be left alone by a key. */
export const answerInboundCall: Handler<"answerInboundCall"> = async (context, _actor, { body, request }) => {
  checkTwilio(context, request);
  return twimlReply(await answerInbound(context, body));
};
