import type { Database } from "../db/database.ts";
import { noOwnPolicy, policyOfCompany, type OwnDialPolicy } from "../domain/dial-policy/companyPolicy.ts";
import { nextOpen } from "../domain/dial-policy/callingWindow.ts";
import { isExpressConsent } from "../domain/dial-policy/consent.ts";
import { decideDial, type DialDecision, type FindOpen } from "../domain/dial-policy/decideDial.ts";
import { policyWhereNothingRings, type DialPolicy } from "../domain/dial-policy/dialPolicy.ts";
import { zonesWhere } from "../domain/dial-policy/phoneZones.ts";
import { kindOf } from "../domain/phoneNumber.ts";
import { chooseCaller, type CallerNumber, type CallerWish } from "../domain/dial-policy/callerNumber.ts";
import { readCallerPools } from "../store/callerNumbers.ts";
import { readBreakers, type BreakerRow } from "../store/calls/breakers.ts";
import { readDialPolicies } from "../store/dialPolicies.ts";
import { readNumberFacts, type NumberFacts } from "../store/suppressedNumbers.ts";
import { failingNumbers, heldUntil } from "./breakers.ts";
import type { EngineContext } from "./engineContext.ts";

/** The person whom somebody wants to call. */
export interface DialCandidate {
  id: string;
  companyId: string;
  /** E.164. */
  phoneNumber: string;
  /** The time zone that was set for the customer. */
  ownZone: string | null;
  /** The call that a person asked for to their own phone: hours and attempts are those of the person who waits for it. */
  isWelcome: boolean;
  /** The number that was chosen for the item. */
  itemNumber: string | null;
  /** When the call is to be made; now if omitted. */
  at?: Date | undefined;
}

/** A candidate with the known facts about the number. */
interface KnownCandidate extends DialCandidate {
  iso2: string | null;
  isSpecial: boolean;
  facts: NumberFacts;
  /** The company's rules in addition to those of the countries. */
  own: OwnDialPolicy;
  heldByBreakerUntil: Date | null;
  /** The company's numbers, the same list for all of its candidates. */
  callers: CallerNumber[];
}

/** The period for which attempts and refusals count. */
const LOOKS_BACK_MS = 120 * 86_400_000;

/**
 * The decision of the dial policy about each wish, by id, based on facts that are read at once.
 *
 * @param breakers as they were read before.
 */
export async function decideDials(
  engine: Pick<EngineContext, "config" | "carrier">,
  db: Database,
  candidates: DialCandidate[],
  now: Date,
  breakers?: BreakerRow[],
): Promise<Map<string, DialDecision>> {
  const rules = rulesOf(engine);
  return decideEach(await readDialFacts(engine, db, candidates, rules.isEnforced, now, breakers), rules, now);
}

/** The calling settings of this installation. */
interface DialRules {
  /** Whether the policy is enforced; if no real telephone rings, it is only advice. */
  isEnforced: boolean;
  /** ISO codes of the countries that may be called; undefined for all. */
  callCountries: ReadonlySet<string> | undefined;
}

export function rulesOf({ config }: Pick<EngineContext, "config">): DialRules {
  const { dialPolicy, callCountries } = config.telephony;
  return { isEnforced: dialPolicy === "enforce", callCountries };
}

/**
 * The known facts about the numbers of candidates, and the rules of their companies, for all of them at once.
 *
 * @param withAttempts whether attempts and refusals are read, too.
 * @param known the breakers, if they were read before.
 */
export async function readDialFacts(
  { carrier }: Pick<EngineContext, "carrier">,
  db: Database,
  candidates: DialCandidate[],
  withAttempts: boolean,
  now: Date,
  known?: BreakerRow[],
): Promise<KnownCandidate[]> {
  const wishes = candidates.map((candidate) => ({ ...candidate, ...kindOf(candidate.phoneNumber) }));
  const breakers = known ?? (await readBreakers(db));
  const numberFacts = await readNumberFacts(
    db,
    wishes.map(({ id, companyId, phoneNumber, iso2 }) => ({ id, companyId, phoneNumber, iso2 })),
    withAttempts ? new Date(now.getTime() - LOOKS_BACK_MS) : null,
    now,
  );
  const companyIds = [...new Set(wishes.filter(({ isWelcome }) => !isWelcome).map(({ companyId }) => companyId))];
  const own = await readDialPolicies(db, companyIds);
  const pools = await readCallerPools(db, companyIds, carrier.name, failingNumbers(breakers), now);
  return wishes.flatMap((wish) => {
    const facts = numberFacts.get(wish.id);
    if (!facts) return [];
    const heldByBreakerUntil = heldUntil(breakers, { companyId: wish.companyId, fromNumber: null }, now);
    // The test call is ours.
    const callers = wish.isWelcome ? [] : (pools.get(wish.companyId) ?? []);
    return { ...wish, facts, heldByBreakerUntil, callers, own: own.get(wish.companyId) ?? noOwnPolicy };
  });
}

/** The decision of the policy about each, by id. */
export function decideEach(known: KnownCandidate[], rules: DialRules, now: Date): Map<string, DialDecision> {
  const policyOf = policies(rules);
  const findOpen = rememberOpenings();
  const callersOf = copiesOf<CallerNumber>();
  return new Map(
    known.map((candidate): [string, DialDecision] => {
      const { id, phoneNumber, ownZone, iso2, isSpecial, isWelcome, at, facts, own } = candidate;
      const { countryZones, consentBases, ...ofNumber } = facts;
      const policy = policyOf(iso2, isWelcome, own);
      const wish = {
        isSpecialNumber: isSpecial,
        zones: zonesOf(zonesWhere({ phoneNumber, ownZone, countryZones })),
        caller: callerWishOf(candidate),
      };
      const hasConsent = isExpressConsent(iso2, consentBases);
      // People with a call in progress were excluded before.
      const { heldByBreakerUntil } = candidate;
      const callers = callersOf(candidate.callers);
      const dialFacts = { ...ofNumber, hasConsent, isOnTheLine: false, heldByBreakerUntil, callers };
      const decision = decideDial(wish, dialFacts, policy, at ?? now, findOpen);
      if (decision.kind === "dial" && at === undefined) callFrom(callers, decision.from, now);
      return [id, decision];
    }),
  );
}

/** The number from which a candidate would be called now; null means the installation's, or none. */
export function callerNow(candidate: KnownCandidate, now: Date): string | null {
  const choice = chooseCaller(callerWishOf(candidate), candidate.callers, now);
  return "from" in choice ? choice.from : null;
}

const callerWishOf = ({ phoneNumber, iso2, itemNumber, own }: KnownCandidate): CallerWish => ({
  to: phoneNumber,
  iso2,
  itemNumber,
  isNearest: own.nearestNumber,
});

/** A copy of each list, which changes while calls are decided one after the other. */
function copiesOf<Item extends object>(): (list: Item[]) => Item[] {
  const copies = new Map<Item[], Item[]>();
  return (list) => {
    const copy = copies.get(list) ?? list.map((item) => ({ ...item }));
    copies.set(list, copy);
    return copy;
  };
}

/** Counts a call among those from its number, for the calls that are decided after it. */
function callFrom(callers: CallerNumber[], from: string | null, now: Date): void {
  const caller = callers.find(({ number }) => number === from);
  if (!caller) return;
  caller.lastDialledAt = now;
  if (caller.callsLeft !== null) caller.callsLeft -= 1;
}

/** The rules for a company's calls of one kind to a country. */
type FindPolicy = (iso2: string | null, isWelcome: boolean, own: OwnDialPolicy) => DialPolicy;

/**
 * The policy of each company for each country, created once. A test call respects the list of countries even if no real
 * telephone rings, because it is free and its number can be anybody's.
 */
function policies({ isEnforced, callCountries }: DialRules): FindPolicy {
  const kept = new Map<OwnDialPolicy, Map<string, DialPolicy>>();
  const make: FindPolicy = (iso2, isWelcome, own) => {
    const isCountryAllowed = !callCountries || (iso2 !== null && callCountries.has(iso2));
    if (isWelcome) return { ...policyWhereNothingRings, isCountryAllowed };
    return isEnforced ? policyOfCompany(iso2, isCountryAllowed, own) : policyWhereNothingRings;
  };
  return (iso2, isWelcome, own) => {
    const ofCompany = kept.get(own) ?? new Map<string, DialPolicy>();
    kept.set(own, ofCompany);
    const key = `${iso2} ${isWelcome}`;
    const policy = ofCompany.get(key) ?? make(iso2, isWelcome, own);
    ofCompany.set(key, policy);
    return policy;
  };
}

/**
 * Thousands of people share a policy, time zones and a time: calculating the next open hour is slower than caching it.
 */
function rememberOpenings(): FindOpen {
  const found = new Map<unknown, Map<string, Date | null>>();
  return (policy, zones, from) => {
    const ofPolicy = found.get(policy) ?? new Map<string, Date | null>();
    found.set(policy, ofPolicy);
    const key = `${from.getTime()} ${zones.join(",")}`;
    const known = ofPolicy.get(key);
    if (known !== undefined) return known;
    const open = nextOpen(policy, zones, from);
    ofPolicy.set(key, open);
    return open;
  };
}

/** A number without a location, such as a satellite number, has the time of Greenwich. */
function zonesOf(known: readonly string[]): readonly string[] {
  return known.length > 0 ? known : ["UTC"];
}
