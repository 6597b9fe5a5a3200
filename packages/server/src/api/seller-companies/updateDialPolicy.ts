import { sql } from "kysely";

import { userIdOf } from "../../auth/actor.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid } from "../../contract/problem.ts";
import { mistakesIn, type OwnDialPolicy } from "../../domain/dial-policy/companyPolicy.ts";
import { kindOf, toE164 } from "../../domain/phoneNumber.ts";
import { lockDecisions } from "../../engine/dispatch.ts";
import { wakeDispatchers } from "../../engine/wakeDispatchers.ts";
import { forgetShortage } from "../../store/callerNumbers.ts";
import { forgetHolds } from "../../store/calls/waitingCalls.ts";
import { readDialPolicy, saveDialPolicy } from "../../store/dialPolicies.ts";
import { companyOf } from "./companyOf.ts";
import { dialPolicyJson, hoursOf } from "./dialPolicyJson.ts";

/**
 * Changes the given fields. Each waiting call is checked again when it is dialled, and none is dialled under the old
 * rules after the response.
 */
export const updateDialPolicy: Handler<"updateDialPolicy"> = async ({ db, clock }, actor, { path, body }) => {
  const { name } = await companyOf(db, actor, path.id);
  const policy = await db.transaction().execute(async (trx) => {
    await lockDecisions(trx);
    // Two changes at once are made one after the other.
    await sql`select from seller_companies where id = ${path.id} for no key update`.execute(trx);
    const { hours, transferTo, ...limits } = body;
    const changed: OwnDialPolicy = {
      ...(await readDialPolicy(trx, path.id)),
      ...limits,
      ...(hours && { hours: hours.map(hoursOf) }),
      ...(transferTo !== undefined && { transferTo: transferNumber(transferTo) }),
    };
    const mistakes = mistakesIn(changed);
    if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
    // Calls that wait for hours that no longer apply must not wait for them.
    if (hours) await forgetHolds(trx, path.id, clock.now());
    await saveDialPolicy(trx, path.id, changed, userIdOf(actor), clock.now());
    await forgetShortage(trx, path.id, clock.now());
    await wakeDispatchers(trx);
    return changed;
  });
  return { status: 200, body: dialPolicyJson(policy, name) };
};

/** A number to which calls may be transferred. @throws Problem 400 for one that cannot exist, or that costs extra. */
function transferNumber(typed: string | null): string | null {
  if (typed === null) return null;
  const e164 = toE164(typed);
  if (!e164) throw invalid({ transferTo: "This is not a phone number." });
  if (kindOf(e164).isSpecial) throw invalid({ transferTo: "Calls are not put through to special numbers." });
  return e164;
}
