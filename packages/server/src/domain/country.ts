/** A country with its IANA time zones, the most common first. */
export interface Country {
  id: string;
  name: string;
  iso2: string;
  timeZones: string[];
}

/** What people call countries besides their name and code. */
const otherNames: Record<string, string[]> = {
  AE: ["UAE", "Emirates"],
  BA: ["Bosnia and Herzegovina", "Bosnia"],
  CD: ["DR Congo", "Democratic Republic of the Congo"],
  CG: ["Congo", "Republic of the Congo"],
  CI: ["Ivory Coast"],
  CN: ["PR China", "People's Republic of China"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  GB: ["UK", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  HK: ["Hong Kong"],
  KP: ["DPRK"],
  KR: ["Korea", "Republic of Korea"],
  MK: ["Macedonia"],
  MM: ["Burma"],
  NL: ["Holland", "The Netherlands"],
  PS: ["Palestine"],
  RU: ["Russian Federation"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  US: ["USA", "United States of America", "America"],
  VA: ["Vatican"],
  VN: ["Viet Nam"],
};

/** Finds a country by its name, a common other name, or its two-letter code; letter case and accents do not matter. */
export function countryFinder(countries: readonly Country[]): (typed: string) => Country | undefined {
  const byKey = new Map<string, Country>();
  for (const country of countries) {
    for (const name of [country.iso2, country.name, ...(otherNames[country.iso2] ?? [])])
      byKey.set(keyOf(name), country);
  }
  return (typed) => byKey.get(keyOf(typed));
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
  // What people type is not kept: it has no end.
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
