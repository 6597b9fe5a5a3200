import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";

import { toE164 } from "../../domain/phoneNumber.ts";
import { simulatedCountries, simulatedInventory } from "./inventory.ts";

describe.each(simulatedCountries)("the simulated numbers of %s", (iso2) => {
  const inventory = simulatedInventory(iso2);

  it("B-NUM-16 are of that country, can be dialled, are written as E.164, and each is there once", () => {
    expect(inventory.filter((number) => toE164(number) !== number)).toEqual([]);
    expect(inventory.filter((number) => parsePhoneNumberFromString(number)?.country !== iso2)).toEqual([]);
    expect(new Set(inventory).size).toBe(inventory.length);
  });

  it("are enough to choose from", () => {
    expect(inventory.length).toBeGreaterThanOrEqual(100);
  });
});

it("there is none in a country without numbers", () => {
  expect(simulatedInventory("AQ")).toEqual([]);
});
