import type { Database } from "../db/database.ts";
import { isExpressConsent } from "../domain/dial-policy/consent.ts";
import { decideDial, type DialDecision } from "../domain/dial-policy/decideDial.ts";
import { policyWhereNothingRings, type DialPolicy } from "../domain/dial-policy/dialPolicy.ts";
import { zonesWhere } from "../domain/dial-policy/phoneZones.ts";
import { policyFor } from "../domain/dial-policy/policyFor.ts";
import { kindOf } from "../domain/phoneNumber.ts";
import { readNumberFacts } from "../store/suppressedNumbers.ts";
import type { EngineContext } from "./engineContext.ts";

/** Whom somebody would like to call. */
export interface DialCandidate {
  id: string;
  companyId: string;
  /** E.164. */
  phoneNumber: string;
  /** The zone that was said of the customer. */
  ownZone: string | null;
  /** The call that a person asked for to their own phone: hours and attempts are those of the person who waits for it. */
  isWelcome: boolean;
}

/** How far back attempts count, and a no. */
const LOOKS_BACK_MS = 120 * 86_400_000;

/** What the dial policy says to each wish, by id, on facts that are read at once. */
export async function decideDials(
  { config }: Pick<EngineContext, "config">,
  db: Database,
  candidates: DialCandidate[],
  now: Date,
): Promise<Map<string, DialDecision>> {
  const { callCountries } = config.telephony;
  const isEnforced = config.telephony.dialPolicy === "enforce";
  const wishes = candidates.map((candidate) => ({ ...candidate, ...kindOf(candidate.phoneNumber) }));
  const since = isEnforced ? new Date(now.getTime() - LOOKS_BACK_MS) : null;
  const known = await readNumberFacts(
    db,
    wishes.map(({ id, companyId, phoneNumber, iso2 }) => ({ id, companyId, phoneNumber, iso2 })),
    since,
    now,
  );
  return new Map(
    wishes.flatMap(({ id, phoneNumber, ownZone, iso2, isSpecial, isWelcome }): [string, DialDecision][] => {
      const facts = known.get(id);
      if (!facts) return [];
      const { countryZones, consentBases, ...ofNumber } = facts;
      const isCountryAllowed = !callCountries || (iso2 !== null && callCountries.has(iso2));
      const policy = policyOf(iso2, isCountryAllowed, { isEnforced, isWelcome });
      const wish = { isSpecialNumber: isSpecial, zones: zonesOf(zonesWhere({ phoneNumber, ownZone, countryZones })) };
      const hasConsent = isExpressConsent(iso2, consentBases);
      // Who is on the line was left out before.
      const decision = decideDial(wish, { ...ofNumber, hasConsent, isOnTheLine: false }, policy, now);
      return [[id, decision]];
    }),
  );
}

/** A test call keeps to the countries also where nothing rings: it is free, and its number is anybody's. */
function policyOf(
  iso2: string | null,
  isCountryAllowed: boolean,
  { isEnforced, isWelcome }: { isEnforced: boolean; isWelcome: boolean },
): DialPolicy {
  if (isWelcome) return { ...policyWhereNothingRings, isCountryAllowed };
  return isEnforced ? policyFor(iso2, isCountryAllowed) : policyWhereNothingRings;
}

/** Of a number that is nowhere, such as one of a satellite, the clock is Greenwich's. */
function zonesOf(known: readonly string[]): readonly string[] {
  return known.length > 0 ? known : ["UTC"];
}
