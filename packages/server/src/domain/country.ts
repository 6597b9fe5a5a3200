import countryNames from "@callwright/openapi/countryNames.json" with { type: "json" };

/** A country with its IANA time zones, the most common first. */
export interface Country {
  id: string;
  name: string;
  iso2: string;
  timeZones: string[];
}

/** A country as the contract describes it. */
export const withOtherNames = (country: Country) => ({ ...country, otherNames: [...otherNamesOf(country.iso2)] });

/** Other names of a country besides its English name, including names in its own language. */
function otherNamesOf(iso2: string): readonly string[] {
  return (countryNames as Partial<Record<string, string[]>>)[iso2] ?? [];
}

/**
 * Finds a country by its name, a common other name, its code, or its name in a call language; letter case and accents
 * are ignored. A name that two countries share in these languages finds neither.
 */
export function countryFinder(countries: readonly Country[]): (typed: string) => Country | undefined {
  const byKey = new Map<string, Country>();
  for (const country of countries)
    for (const name of [...otherNamesOf(country.iso2), country.iso2, country.name]) byKey.set(keyOf(name), country);
  let byKeyAbroad: Map<string, Country | undefined> | undefined;
  return (typed) => {
    const key = keyOf(typed);
    return byKey.get(key) ?? (byKeyAbroad ??= keysAbroad(countries)).get(key);
  };
}

/** Countries by their names in the call languages; undefined for a name that two countries share. */
function keysAbroad(countries: readonly Country[]) {
  const byKey = new Map<string, Country | undefined>();
  for (const country of countries) {
    for (const key of keysOf(country.iso2)) {
      byKey.set(key, !byKey.has(key) || byKey.get(key) === country ? country : undefined);
    }
  }
  return byKey;
}

/** The languages of R-50. */
const callLanguages = "bg zh cs da nl en fi fr de el hu id it ja ko ms no pl pt ro ru sk es sv tr uk vi".split(" ");

const namesIn = callLanguages.map((language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }));

/**
 * Cached, because looking up the names of all countries takes 30 ms, during which the process cannot do anything else.
 */
const keysByCode = new Map<string, string[]>();

function keysOf(iso2: string): string[] {
  const known = keysByCode.get(iso2);
  if (known) return known;
  const keys = namesIn.flatMap((names) => names.of(iso2) ?? []).map(keyOf);
  keysByCode.set(iso2, keys);
  return keys;
}

/**
 * The zone of a country that a person means, under the name we keep it.
 *
 * @returns the country's first zone when nothing is typed, undefined when the country has no such zone.
 */
export function timeZoneOf(country: Country, typed: string | null): string | undefined {
  if (!typed) return country.timeZones[0];
  const wanted = zoneKey(typed);
  return country.timeZones.find((zone) => zoneKey(zone) === wanted);
}

const zoneKeys = new Map<string, string>();

/** One zone has several names (`Europe/Kiev`, `Europe/Kyiv`): the platform knows which are the same. */
function zoneKey(zone: string): string {
  const known = zoneKeys.get(zone);
  if (known) return known;
  const key = canonicalZone(zone);
  // Input of people is not cached, because it is unlimited.
  if (zoneKeys.size < 2_000) zoneKeys.set(zone, key);
  return key;
}

function canonicalZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone.replace(/ /g, "_") }).resolvedOptions().timeZone;
  } catch {
    return zone.toLowerCase();
  }
}

function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/&/g, "and")
    .replace(/[^\p{L}\d]/gu, "");
}
