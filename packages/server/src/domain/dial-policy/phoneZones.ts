import { phoneZones } from "./phoneZones.data.ts";

/** The time zones in which a person may be. */
export interface Whereabouts {
  /** E.164. */
  phoneNumber: string;
  /** The time zone that was set for the customer. */
  ownZone: string | null;
  /** All zones of the number's country. */
  countryZones: readonly string[];
}

/**
 * The time zones in which a person may be: the one that was set and those of the prefix of their number; without
 * either, all zones of the country. A mobile phone moves with its owner, so both are used.
 */
export function zonesWhere({ phoneNumber, ownZone, countryZones }: Whereabouts): readonly string[] {
  const known = [...(ownZone === null ? [] : [ownZone]), ...zonesOfNumber(phoneNumber)];
  return known.length > 0 ? [...new Set(known)] : countryZones;
}

/** The time zones of the longest known prefix of a number; none if only its country is known. */
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
