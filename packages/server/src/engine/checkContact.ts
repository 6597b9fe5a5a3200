import type { Schemas } from "@callwright/sdk/contract";

import { failureMessages, type CallFailureCode } from "../domain/call.ts";
import { policyOfCompany } from "../domain/dial-policy/companyPolicy.ts";
import type { DialDecision } from "../domain/dial-policy/decideDial.ts";
import { strictestLimit } from "../domain/dial-policy/dialPolicy.ts";
import { zonesWhere } from "../domain/dial-policy/phoneZones.ts";
import { readConsentsTo } from "../store/consents.ts";
import { decideEach, readDialFacts, rulesOf } from "./decideDials.ts";
import type { EngineContext } from "./engineContext.ts";

/** The person whom somebody may want to call. */
export interface CalledContact {
  /** The company that would call; null if the customer belongs to none. */
  companyId: string | null;
  /** E.164. */
  phoneNumber: string;
  /** Whether the contact itself is marked, apart from its number. */
  isDoNotCall: boolean;
  /** The time zone that was set for the customer. */
  ownZone: string | null;
}

const MINUTES_PER_DAY = 24 * 60;

/** Whether a person may be called now under the dial policy, and the reasons. */
export async function checkContact(
  { db, clock, config, carrier }: Pick<EngineContext, "config" | "db" | "clock" | "carrier">,
  { companyId, phoneNumber, isDoNotCall, ownZone }: CalledContact,
): Promise<Schemas["ContactCallability"]> {
  const now = clock.now();
  const person = { id: phoneNumber, phoneNumber, ownZone, isWelcome: false, itemNumber: null };
  const candidates = companyId === null ? [] : [{ ...person, companyId }];
  const known = await readDialFacts({ carrier }, db, candidates, true, now);
  const rules = rulesOf({ config });
  const verdictWhen = (isEnforced: boolean) => {
    if (companyId === null) return refused("NO_SELLER_COMPANY");
    if (isDoNotCall) return refused("DO_NOT_CALL");
    return verdictOf(decideEach(known, { ...rules, isEnforced }, now).get(phoneNumber));
  };
  const verdict = verdictWhen(rules.isEnforced);
  const advised = verdictWhen(true);
  const isSame = advised.verdict === verdict.verdict && advised.reason?.code === verdict.reason?.code;

  const [one] = known;
  const attempts = one?.facts.attempts ?? [];
  const limit = one && strictestLimit(policyOfCompany(one.iso2, true, one.own));
  const since = now.getTime() - (limit?.withinMinutes ?? 0) * 60_000;
  const last = attempts.length > 0 ? new Date(Math.max(...attempts.map(Number))) : null;
  return {
    ...verdict,
    advised: isSame ? null : advised,
    timeZones: [...zonesWhere({ phoneNumber, ownZone, countryZones: one?.facts.countryZones ?? [] })],
    attempts: attempts.filter((at) => at.getTime() > since).length,
    maxAttempts: limit?.attempts ?? 1,
    attemptsWithinDays: (limit?.withinMinutes ?? 0) / MINUTES_PER_DAY,
    lastCalledAt: last?.toISOString() ?? null,
    consents: companyId === null ? [] : await readConsentsTo(db, companyId, phoneNumber, now),
  };
}

function verdictOf(decision: DialDecision | undefined): Schemas["AdvisedCall"] {
  if (decision?.kind === "refuse") return refused(decision.code);
  if (decision?.kind !== "hold") return { verdict: "NOW", heldUntil: null, reason: null };
  return { verdict: "HELD", heldUntil: decision.until.toISOString(), reason: reasonOf(decision.reason) };
}

const refused = (code: CallFailureCode) => ({ verdict: "REFUSED" as const, heldUntil: null, reason: reasonOf(code) });

const reasonOf = (code: CallFailureCode) => ({ code, message: failureMessages[code] });
