import type { UserActor } from "../../auth/actor.ts";
import { actingCompany } from "../../auth/scope.ts";
import { failureMessages } from "../../domain/call.ts";
import { toE164 } from "../../domain/phoneNumber.ts";
import { placeWelcomeCall } from "../../engine/placeWelcomeCall.ts";
import type { Handler } from "../../contract/handler.ts";
import { forbidden, invalid, problem } from "../../contract/problem.ts";
import { addressGroup } from "../../domain/addressGroup.ts";

/** The free test call of the welcome dialog, once until one was completed (A-API-17, R-22). */
export const startWelcomeCall: Handler<"startWelcomeCall"> = async (context, actor, { body, request }) => {
  if (!isUser(actor)) throw forbidden();
  const phoneNumber = toE164(body.phoneNumber);
  if (phoneNumber === undefined) throw invalid({ phoneNumber: "Invalid phone number" });
  const outcome = await placeWelcomeCall(context, {
    userId: actor.userId,
    companyId: actingCompany(actor),
    phoneNumber,
    language: body.language ?? "en",
    address: addressGroup(request.ip),
  });
  switch (outcome.kind) {
    case "placed":
      return { status: 200, body: { callId: outcome.callId, status: "QUEUED" } };
    case "made":
      throw problem(409, "TEST_CALL_ALREADY_MADE", "The test call was already made.");
    case "refused":
      throw invalid({ phoneNumber: failureMessages[outcome.code] });
    case "too-many":
      throw tooMany(outcome.until.getTime() - context.clock.now().getTime());
  }
};

const isUser = (actor: { kind: string }): actor is UserActor => actor.kind === "user";

function tooMany(milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return problem(429, "TOO_MANY_REQUESTS", "There were too many test calls. Please try again tomorrow.", {
    headers: { "retry-after": String(seconds) },
  });
}
