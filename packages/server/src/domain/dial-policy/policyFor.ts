import { callingRules, ruleForOthers, type CallingRule } from "./callingRules.data.ts";
import type { DialPolicy } from "./dialPolicy.ts";
import { holidays } from "./holidays.data.ts";

/** The rules for calls to a country; null is a number without a country. */
export function policyFor(iso2: string | null, isCountryAllowed: boolean): DialPolicy {
  const { hours, attemptLimits, spacingMinutes, coolOffDays, needsConsent } = ruleOf(iso2);
  return {
    hours,
    attemptLimits,
    spacingMinutes,
    coolOffDays,
    needsConsent,
    isCountryAllowed,
    holidays: holidaysOf(iso2),
  };
}

function ruleOf(iso2: string | null): CallingRule {
  return (iso2 === null ? undefined : callingRules[iso2]) ?? ruleForOthers;
}

const kept = new Map<string, ReadonlySet<string>>();

/** The public holidays of a country, `YYYY-MM-DD`; none if they are not known. */
export function holidaysOf(iso2: string | null): ReadonlySet<string> {
  const years = iso2 === null ? undefined : holidays[iso2];
  if (iso2 === null || !years) return new Set();
  const known = kept.get(iso2);
  if (known) return known;
  const days = new Set(Object.entries(years).flatMap(([year, list]) => list.split(" ").map((day) => `${year}-${day}`)));
  kept.set(iso2, days);
  return days;
}
