import { readFile } from "node:fs/promises";

export interface CountryFacts {
  iso2: string;
  name: string;
  /** The time zones of the country, the most common first. */
  timeZones: string[];
}

/** Every country that has its own time zone, by name. */
export async function readCountryFacts(): Promise<CountryFacts[]> {
  return (await readLines("countries.txt")).map(([iso2 = "", name = "", zones = ""]) => ({
    iso2,
    name,
    timeZones: zones.split("|"),
  }));
}

/** The cities of each country, by country code, the largest first. */
export async function readCityNames(): Promise<Map<string, string[]>> {
  return new Map((await readLines("cities.txt")).map(([iso2 = "", names = ""]) => [iso2, names.split("|")]));
}

async function readLines(file: string): Promise<string[][]> {
  const text = await readFile(new URL(`./data/${file}`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
}
