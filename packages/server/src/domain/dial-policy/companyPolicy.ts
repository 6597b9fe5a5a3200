import { usualManner, type CallManner } from "../callManner.ts";
import { callingRules } from "./callingRules.data.ts";
import { stricter, type CallingHours, type CompanyPolicy, type DialPolicy } from "./dialPolicy.ts";
import { policyFor } from "./policyFor.ts";

/** A company's rules for its own calls. Null and an empty list of hours add no rule. */
export interface OwnDialPolicy extends CallManner {
  hours: CallingHours[];
  maxAttempts: number | null;
  attemptsWithinDays: number | null;
  coolOffDays: number | null;
  /** Whether people who were not reached are called again, unless a start specifies otherwise. */
  retries: boolean;
  /** Whether calls are made from the nearest of its numbers, instead of the default one. */
  nearestNumber: boolean;
  /** The person to whom calls are transferred, as E.164. */
  transferTo: string | null;
}

/** The policy of a company without rules of its own. */
export const noOwnPolicy: OwnDialPolicy = {
  hours: [],
  maxAttempts: null,
  attemptsWithinDays: null,
  coolOffDays: null,
  retries: false,
  nearestNumber: false,
  transferTo: null,
  ...usualManner,
};

const DAY_MINUTES = 24 * 60;

/** The same, in the form that makes a country's policy stricter. */
export function companyPolicyOf({ hours, maxAttempts, attemptsWithinDays, coolOffDays }: OwnDialPolicy): CompanyPolicy {
  return {
    ...(hours.length > 0 && { hours }),
    ...(maxAttempts !== null &&
      attemptsWithinDays !== null && {
        attemptLimits: [{ attempts: maxAttempts, withinMinutes: attemptsWithinDays * DAY_MINUTES }],
      }),
    ...(coolOffDays !== null && { coolOffDays }),
  };
}

/** The rules for a company's calls to a country. */
export function policyOfCompany(iso2: string | null, isCountryAllowed: boolean, own: OwnDialPolicy): DialPolicy {
  return stricter(policyFor(iso2, isCountryAllowed), companyPolicyOf(own));
}

/** The countries with their own rules; null represents all others. */
export const ruledCountries: readonly (string | null)[] = [...Object.keys(callingRules).toSorted(), null];

/** The invalid values by field; empty if the policy is valid. */
export function mistakesIn(own: OwnDialPolicy): Record<string, string> {
  const { hours, maxAttempts, attemptsWithinDays } = own;
  const mistakes: Record<string, string> = {};
  if (hours.some(({ from, to }) => from >= to)) mistakes.hours = "Each time has to end after it begins.";
  else if (ruledCountries.every((iso2) => policyOfCompany(iso2, true, own).hours.length === 0))
    mistakes.hours = "At these hours nobody may be called in any country.";
  if (maxAttempts !== null && attemptsWithinDays === null) mistakes.attemptsWithinDays = "Say within how many days.";
  if (maxAttempts === null && attemptsWithinDays !== null) mistakes.maxAttempts = "Say how many attempts.";
  return mistakes;
}
