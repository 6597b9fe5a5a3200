import { parsePhoneNumberFromString } from "libphonenumber-js/max";

import { pick, seededRandom } from "../../domain/seededRandom.ts";

/**
 * The format of numbers, by country: each pattern belongs to a city, with a digit for every x. If a country reserves
 * numbers for films and tests (555-01xx, 7946 0xxx, 23125 xxx), these are used.
 */
const patterns: Record<string, readonly string[]> = {
  AE: ["+971 4 550 xxxx", "+971 2 550 xxxx"],
  AT: ["+43 1 205 xxxx", "+43 662 205 xxxx"],
  AU: ["+61 2 5550 xxxx", "+61 3 5550 xxxx", "+61 7 5550 xxxx"],
  BE: ["+32 2 555 xx xx", "+32 3 555 xx xx"],
  BG: ["+359 2 491 xxxx"],
  BR: ["+55 11 5550 xxxx", "+55 21 2555 xxxx"],
  CA: ["+1 416 555 01xx", "+1 514 555 01xx", "+1 604 555 01xx", "+1 613 555 01xx"],
  CH: ["+41 44 555 xx xx", "+41 22 555 xx xx"],
  CZ: ["+420 225 550 xxx", "+420 542 550 xxx"],
  DE: ["+49 30 23125 xxx", "+49 69 90009 xxx", "+49 40 66969 xxx", "+49 89 99998 xxx"],
  DK: ["+45 32 55 xx xx", "+45 86 55 xx xx"],
  ES: ["+34 91 050 xx xx", "+34 93 050 xx xx"],
  FI: ["+358 9 4245 xxxx"],
  FR: ["+33 1 99 00 xx xx", "+33 4 65 71 xx xx"],
  GB: ["+44 20 7946 0xxx", "+44 161 496 0xxx", "+44 131 496 0xxx", "+44 121 496 0xxx"],
  GR: ["+30 21 5055 xxxx", "+30 231 055 xxxx"],
  HK: ["+852 2155 xxxx"],
  HU: ["+36 1 555 xxxx"],
  IE: ["+353 1 555 xxxx", "+353 21 555 xxxx"],
  IL: ["+972 2 555 xxxx", "+972 3 555 xxxx"],
  IT: ["+39 06 9480 xxxx", "+39 02 9480 xxxx"],
  JP: ["+81 3 5550 xxxx", "+81 6 5550 xxxx"],
  KR: ["+82 2 5550 xxxx"],
  MX: ["+52 55 5550 xxxx", "+52 33 5550 xxxx"],
  NL: ["+31 20 555 xxxx", "+31 10 555 xxxx"],
  NO: ["+47 22 86 xx xx", "+47 21 55 xx xx"],
  PL: ["+48 22 555 xx xx", "+48 12 555 xx xx"],
  PT: ["+351 21 555 xxxx", "+351 22 555 xxxx"],
  RO: ["+40 21 555 xxxx"],
  SE: ["+46 8 465 004 xx", "+46 31 390 06 xx", "+46 40 628 04 xx"],
  SG: ["+65 6550 xxxx"],
  TR: ["+90 212 555 xxxx", "+90 232 555 xxxx", "+90 312 555 xxxx"],
  US: ["+1 212 555 01xx", "+1 312 555 01xx", "+1 415 555 01xx", "+1 617 555 01xx", "+1 646 555 01xx"],
  ZA: ["+27 21 555 xxxx", "+27 11 555 xxxx"],
};

const NUMBERS_PER_COUNTRY = 150;
const MOST_ATTEMPTS = 10 * NUMBERS_PER_COUNTRY;

/** Countries in which the simulated provider has numbers. */
export const simulatedCountries = Object.keys(patterns);

const known = new Map<string, readonly string[]>();

/** All numbers of a country that the simulated provider has, as E.164 and always the same ones; every one is valid. */
export function simulatedInventory(countryIso2: string): readonly string[] {
  const cities = patterns[countryIso2];
  if (!cities) return [];
  const inventory = known.get(countryIso2) ?? makeInventory(countryIso2, cities);
  known.set(countryIso2, inventory);
  return inventory;
}

function makeInventory(countryIso2: string, cities: readonly string[]): string[] {
  const random = seededRandom(`numbers of ${countryIso2}`);
  const numbers = new Set<string>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS && numbers.size < NUMBERS_PER_COUNTRY; attempt += 1) {
    const typed = pick(random, cities).replaceAll("x", () => String(Math.floor(random() * 10)));
    const parsed = parsePhoneNumberFromString(typed);
    if (parsed?.isValid() && parsed.country === countryIso2) numbers.add(parsed.number);
  }
  return [...numbers];
}
