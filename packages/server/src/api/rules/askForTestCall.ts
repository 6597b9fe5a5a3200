import type { Language } from "@callwright/sdk/contract";

import { userIdOf, type Actor } from "../../auth/actor.ts";
import { actingCompany } from "../../auth/scope.ts";
import type { Context } from "../../context.ts";
import { invalid, problem } from "../../contract/problem.ts";
import { addressGroup } from "../../domain/addressGroup.ts";
import { failureMessages } from "../../domain/call.ts";
import { toE164 } from "../../domain/phoneNumber.ts";
import { placeTestCall, type TestCallKind } from "../../engine/placeTestCall.ts";
import { authorOf } from "./author.ts";

/** The request for a test call. */
interface Wish {
  kind: TestCallKind;
  phoneNumber: string;
  language: Language;
  ip: string;
}

const whyMade = {
  welcome: () => problem(409, "TEST_CALL_ALREADY_MADE", "The test call was already made."),
  test: () => problem(409, "TEST_CALL_UNDER_WAY", "A test call to you is already under way."),
};

/**
 * Places a free test call.
 *
 * @returns the id of the call, and the digits to be pressed in it
 * @throws Problem 400 at the field for a number that is not called, 409 if none is possible now, 429 after too many.
 */
export async function askForTestCall(
  context: Context,
  actor: Actor,
  wish: Wish,
): Promise<{ callId: string; proofDigits: string | null }> {
  const phoneNumber = toE164(wish.phoneNumber);
  if (phoneNumber === undefined) throw invalid({ phoneNumber: "Invalid phone number" });
  const outcome = await placeTestCall(context, {
    kind: wish.kind,
    author: authorOf(actor),
    userId: userIdOf(actor),
    companyId: actingCompany(actor),
    phoneNumber,
    language: wish.language,
    address: addressGroup(wish.ip),
  });
  switch (outcome.kind) {
    case "placed":
      return { callId: outcome.callId, proofDigits: outcome.proofDigits };
    case "made":
      throw whyMade[wish.kind]();
    case "refused":
      throw invalid({ phoneNumber: failureMessages[outcome.code] });
    case "unproven":
      throw problem(
        409,
        "NUMBER_NOT_PROVEN",
        "Whoever answers this number does not press the digits. Try again tomorrow.",
      );
    case "too-many":
      throw tooMany(outcome.until.getTime() - context.clock.now().getTime());
  }
}

function tooMany(milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return problem(429, "TOO_MANY_REQUESTS", "There were too many test calls. Please try again tomorrow.", {
    headers: { "retry-after": String(seconds) },
  });
}
