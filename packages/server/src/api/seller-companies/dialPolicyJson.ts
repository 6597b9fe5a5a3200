import type { Schemas } from "@callwright/sdk/contract";

import { recordingChoices } from "../../domain/callManner.ts";
import { firstSentence, spokenLanguages } from "../../engine/agents/brain/firstSentence.ts";
import { policyOfCompany, ruledCountries, type OwnDialPolicy } from "../../domain/dial-policy/companyPolicy.ts";
import {
  strictestLimit,
  type CallingHours,
  type DialPolicy,
  type Weekday,
} from "../../domain/dial-policy/dialPolicy.ts";
import { policyFor } from "../../domain/dial-policy/policyFor.ts";

const DAY_MINUTES = 24 * 60;
const weekdays: readonly Schemas["Weekday"][] = [
  "SUNDAY",
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
];

/** A company's policy in the form of the contract, with the rules that apply in each country. */
export function dialPolicyJson(own: OwnDialPolicy, companyName: string): Schemas["DialPolicy"] {
  return {
    ...own,
    hours: own.hours.map(hoursJson),
    disclosures: disclosuresOf(companyName),
    effective: ruledCountries.map((country) => effectiveJson(country, policyOfCompany(country, true, own))),
  };
}

/** Hours of a request in the form of the rules. */
export function hoursOf({ days, from, to }: Schemas["CallingHours"]): CallingHours {
  return { days: days.map((day) => weekdays.indexOf(day) as Weekday), from, to };
}

function hoursJson({ days, from, to }: CallingHours): Schemas["CallingHours"] {
  return { days: days.flatMap((day) => weekdays[day] ?? []), from, to };
}

function effectiveJson(country: string | null, policy: DialPolicy): Schemas["EffectiveDialPolicy"] {
  const fewest = strictestLimit(policy);
  return {
    country,
    ruleHours: policyFor(country, true).hours.map(hoursJson),
    hours: policy.hours.map(hoursJson),
    maxAttempts: fewest?.attempts ?? 1,
    attemptsWithinDays: (fewest?.withinMinutes ?? 0) / DAY_MINUTES,
    coolOffDays: policy.coolOffDays,
  };
}

/** The first sentence of a call in each language that is spoken, for each recording setting. */
function disclosuresOf(companyName: string): Schemas["Disclosure"][] {
  return spokenLanguages.flatMap((language) =>
    recordingChoices.map((recording) => ({
      language,
      recording,
      sentence: firstSentence(companyName, language, recording),
    })),
  );
}
