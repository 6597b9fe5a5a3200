import { phoneZones } from "./phoneZones.data.ts";

/** Where a person may be. */
export interface Whereabouts {
  /** E.164. */
  phoneNumber: string;
  /** The zone that somebody gave the customer. */
  ownZone: string | null;
  /** All zones of the number's country. */
  countryZones: readonly string[];
}

/**
 * The zones in which a person may be: the one that was said and those of the beginning of their number; without either, all of
 * the country. A mobile phone moves with its owner, so the two count together.
 */
export function zonesWhere({ phoneNumber, ownZone, countryZones }: Whereabouts): readonly string[] {
  const known = [...(ownZone === null ? [] : [ownZone]), ...zonesOfNumber(phoneNumber)];
  return known.length > 0 ? [...new Set(known)] : countryZones;
}

/** The zones of the longest beginning of a number that is known; none when only its country is. */
export function zonesOfNumber(phoneNumber: string): readonly string[] {
  const digits = phoneNumber.slice(1);
  for (let length = Math.min(digits.length, LONGEST_PREFIX); length > 0; length -= 1) {
    const zones = byPrefix.get(digits.slice(0, length));
    if (zones) return zones;
  }
  return [];
}

const byPrefix = new Map(
  phoneZones
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [zones = "", ...prefixes] = line.split(" ");
      const names = zones.split(",");
      return prefixes.map((prefix) => [prefix, names] as const);
    }),
);
const LONGEST_PREFIX = Math.max(...[...byPrefix.keys()].map(({ length }) => length));
