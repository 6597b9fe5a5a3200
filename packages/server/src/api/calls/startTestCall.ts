import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { readTestCall } from "../../store/testCalls.ts";
import { askForTestCall } from "../rules/askForTestCall.ts";

/** A free test call to oneself, one at a time. */
export const startTestCall: Handler<"startTestCall"> = async (context, actor, { body, request }) => {
  const { phoneNumber, language } = body;
  const { callId } = await askForTestCall(context, actor, { kind: "test", phoneNumber, language, ip: request.ip });
  return { status: 201, body: await readTestCall(context.db, scope(actor), callId) };
};
