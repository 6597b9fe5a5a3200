import { describe, expect, it } from "vitest";

import { toE164 } from "../../domain/phoneNumber.ts";
import { readCityNames, readCountryFacts } from "../reference/readData.ts";
import { demoCompanies } from "./companies.ts";
import { readDemoCustomers } from "./readCustomers.ts";

const lists = ["aegean", "bosphorus", "kavala", "catalogue"] as const;

describe.each(lists)("the demo customers of %s", (list) => {
  it("live in cities and zones that exist", async () => {
    const countries = new Map((await readCountryFacts()).map((country) => [country.iso2, country]));
    const cities = await readCityNames();
    const lost = (await readDemoCustomers(list)).filter(({ iso2, city, timeZone }) => {
      const zones = countries.get(iso2)?.timeZones ?? [];
      return !cities.get(iso2)?.includes(city) || (timeZone ? !zones.includes(timeZone) : zones.length === 0);
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it("have phone numbers that can be dialled, each once", async () => {
    const numbers = (await readDemoCustomers(list)).flatMap(({ contacts }) =>
      contacts.map((contact) => contact.phoneNumber),
    );
    expect(numbers.filter((number) => toE164(number) !== number)).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

it("the demo companies have their headquarters in cities that exist", async () => {
  const cities = await readCityNames();
  for (const { country, city } of demoCompanies) expect(cities.get(country)).toContain(city);
});

it("R-11 every country has a code, a name and a first time zone this platform knows", async () => {
  const countries = await readCountryFacts();
  expect(countries.find(({ iso2 }) => iso2 === "TR")).toEqual({
    iso2: "TR",
    name: "Türkiye",
    timeZones: ["Europe/Istanbul"],
  });
  expect(countries.length).toBeGreaterThan(240);
  for (const { iso2, timeZones } of countries) {
    expect(iso2).toMatch(/^[A-Z]{2}$/);
    for (const timeZone of timeZones) expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  }
});
