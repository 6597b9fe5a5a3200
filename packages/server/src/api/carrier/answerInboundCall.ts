import type { Handler } from "../../contract/handler.ts";
import { answerInbound } from "../../engine/talk/answerCarrier.ts";
import { checkTwilio, twimlReply } from "./checkTwilio.ts";

/** Somebody calls back: they hear who called, and can press a key to get no further calls. */
export const answerInboundCall: Handler<"answerInboundCall"> = async (context, _actor, { body, request }) => {
  checkTwilio(context, request);
  return twimlReply(await answerInbound(context, body));
};
