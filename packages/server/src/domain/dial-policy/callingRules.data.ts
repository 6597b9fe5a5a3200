import type { AttemptLimit, CallingHours, DialPolicy } from "./dialPolicy.ts";

/**
 * The rules for calls to a country. This is not legal advice: docs/calling-rules.md describes the source of each row.
 */
export interface CallingRule extends Omit<DialPolicy, "isCountryAllowed" | "holidays"> {
  /** The source. "ours" is a default of this product that is not based on a law. */
  source: string;
  /** The date on which the source was read; null for data that was adopted without reading the source again. */
  checkedOn: string | null;
}

const mondayToFriday: CallingHours["days"] = [1, 2, 3, 4, 5];
const saturday: CallingHours["days"] = [6];
const DAY = 24 * 60;
const threeIn30Days: AttemptLimit[] = [{ attempts: 3, withinMinutes: 30 * DAY }];

/** The rules for all countries that are not in the table. */
export const ruleForOthers: CallingRule = {
  hours: [{ days: mondayToFriday, from: "09:00", to: "18:00" }],
  attemptLimits: threeIn30Days,
  spacingMinutes: 15,
  coolOffDays: 60,
  needsConsent: false,
  source: "ours",
  checkedOn: null,
};

export const callingRules: Partial<Record<string, CallingRule>> = {
  AU: {
    ...ruleForOthers,
    hours: [
      { days: mondayToFriday, from: "09:00", to: "20:00" },
      { days: saturday, from: "09:00", to: "17:00" },
    ],
    source:
      "Telecommunications (Telemarketing and Research Calls) Industry Standard 2017, as told at donotcall.gov.au/consumers/consumer-overview/industry-standards",
    checkedOn: "2026-11-24",
  },
  CA: {
    ...ruleForOthers,
    hours: [
      { days: mondayToFriday, from: "09:00", to: "21:30" },
      { days: [0, 6], from: "10:00", to: "18:00" },
    ],
    source:
      "CRTC, Key Unsolicited Telecommunications Rules, crtc.gc.ca/eng/phone/telemarketing/tobligations/rules-regles.htm",
    checkedOn: "2026-11-24",
  },
  DE: {
    ...ruleForOthers,
    needsConsent: true,
    source: "UWG § 7 (2), as told at paytechlaw.com/en/?p=26919; the hours are ours",
    checkedOn: "2026-11-24",
  },
  FR: {
    ...ruleForOthers,
    hours: [
      { days: mondayToFriday, from: "10:00", to: "13:00" },
      { days: mondayToFriday, from: "14:00", to: "20:00" },
    ],
    attemptLimits: [{ attempts: 4, withinMinutes: 30 * DAY }],
    source:
      "Code de la consommation, art. D. 223-9 (décret n° 2022-1313), legifrance.gouv.fr/jorf/id/JORFTEXT000046421823",
    checkedOn: "2026-11-24",
  },
  GB: {
    ...ruleForOthers,
    hours: [
      { days: mondayToFriday, from: "09:00", to: "20:00" },
      { days: saturday, from: "09:00", to: "17:00" },
    ],
    spacingMinutes: DAY,
    needsConsent: true,
    source:
      "PECR 2003 reg. 19, as told by the ICO's guide to automated calls; the hours and the day between attempts are ours",
    checkedOn: "2026-11-24",
  },
  TR: {
    ...ruleForOthers,
    hours: [{ days: mondayToFriday, from: "09:00", to: "19:00" }],
    source: "ours",
    checkedOn: null,
  },
  US: {
    ...ruleForOthers,
    hours: [{ days: [1, 2, 3, 4, 5, 6], from: "09:00", to: "20:00" }],
    attemptLimits: [{ attempts: 3, withinMinutes: 7 * DAY }],
    needsConsent: true,
    source:
      "47 CFR 64.1200 (8:00 to 21:00; artificial voices need consent), FCC 24-17 (AI voices are artificial); an hour less on both sides, no Sunday and three attempts are ours",
    checkedOn: null,
  },
};
