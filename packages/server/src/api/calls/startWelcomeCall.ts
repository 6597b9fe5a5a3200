import type { UserActor } from "../../auth/actor.ts";
import { actingCompany } from "../../auth/scope.ts";
import { toE164 } from "../../domain/phoneNumber.ts";
import { placeWelcomeCall } from "../../engine/placeWelcomeCall.ts";
import type { Handler } from "../../contract/handler.ts";
import { forbidden, invalid, problem } from "../../contract/problem.ts";

/** The free test call of the welcome dialog, once until one was completed (A-API-17, R-22). */
export const startWelcomeCall: Handler<"startWelcomeCall"> = async (context, actor, { body }) => {
  if (!isUser(actor)) throw forbidden();
  const phoneNumber = toE164(body.phoneNumber);
  if (phoneNumber === undefined) throw invalid({ phoneNumber: "Invalid phone number" });
  const wish = { userId: actor.userId, companyId: actingCompany(actor), phoneNumber, language: body.language ?? "en" };
  const callId = await placeWelcomeCall(context, wish);
  if (callId === null) throw problem(409, "TEST_CALL_ALREADY_MADE", "The test call was already made.");
  return { status: 200, body: { callId, status: "QUEUED" } };
};

const isUser = (actor: { kind: string }): actor is UserActor => actor.kind === "user";
