import type { Handler } from "../../contract/handler.ts";
import { askForTestCall } from "../rules/askForTestCall.ts";

/** The free test call of the welcome dialog, until one was completed (A-API-17, R-22). */
export const startWelcomeCall: Handler<"startWelcomeCall"> = async (context, actor, { body, request }) => {
  const { phoneNumber, language = "en" } = body;
  const { callId, proofDigits } = await askForTestCall(context, actor, {
    kind: "welcome",
    phoneNumber,
    language,
    ip: request.ip,
  });
  return { status: 200, body: { callId, status: "QUEUED", proofDigits } };
};
