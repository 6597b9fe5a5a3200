import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { resolveMessages } from "../../../i18n/messages.js";
import { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import {
  customerSchema,
  type CustomerValues,
  emptyCustomer,
  toCreation,
  toCustomerValues,
  toUpdate,
  zoneChoices,
} from "./customerForm.js";

const countries = fixtures.countries();
const idOf = (iso2: string) => countries.find((country) => country.iso2 === iso2)!.id;
const towels = { id: fixtures.idOf("product", 0), label: "Terry bath towels" };
const filled: CustomerValues = { ...emptyCustomer, name: "Fjord Hotels", countryId: idOf("NO"), products: [towels] };

const schema = customerSchema(z, resolveMessages(potentialCustomersMessages, "en"));
/** The error messages of the fields, by field name. */
const refusals = async (values: CustomerValues) => {
  const { error } = await schema.safeParseAsync(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
};

describe("what a customer needs", () => {
  it("is a name, a country and a product; each says so (B-PCFORM-01, B-PCFORM-02, B-PCFORM-03)", async () => {
    expect(await refusals({ ...emptyCustomer, name: "  " })).toEqual({
      name: "Please enter your customer name.",
      countryId: "Please select a country.",
      products: "Please select at least one product.",
    });
  });

  it("is no website, contact or tag (B-PCFORM-04)", async () => {
    expect(await refusals(filled)).toEqual({});
  });

  it.each([
    ["contactEmail", "nobody", "Invalid email!"],
    ["contactPhone", "+4712", "Invalid phone number"],
  ] as const)("but what is given of a contact must be right: %s (B-PCFORM-05, B-CONT-03)", async (name, value, why) => {
    expect(await refusals({ ...filled, [name]: value })).toEqual({ [name]: why });
  });
});

describe("time zones", () => {
  it("are asked for where a country has several (B-PCFORM-07)", () => {
    expect(zoneChoices(countries, idOf("US"))).toContain("America/Chicago");
    expect(zoneChoices(countries, idOf("NO"))).toEqual([]);
    expect(zoneChoices(countries, null)).toEqual([]);
  });

  it.each([
    ["the only one of the country", "NO", null, "Europe/Oslo"],
    ["the country's first", "US", null, "America/New_York"],
    ["the chosen one", "US", "America/Denver", "America/Denver"],
    ["the country's first when the chosen one is another country's", "US", "Europe/Oslo", "America/New_York"],
  ])("%s is sent (B-PCFORM-08)", (_, iso2, timeZone, sent) => {
    expect(toUpdate({ ...filled, countryId: idOf(iso2), timeZone }, countries).timeZone).toBe(sent);
  });
});

describe("a new customer", () => {
  it("is sent without a contact that has no phone number (B-PCFORM-06)", () => {
    expect(toCreation({ ...filled, contactName: "Ingrid" }, countries, undefined)).toEqual({
      name: "Fjord Hotels",
      website: null,
      headquarterCountryId: idOf("NO"),
      timeZone: "Europe/Oslo",
      productIds: [towels.id],
    });
  });

  it("is sent with its contact, empty fields as nothing", () => {
    const values = { ...filled, contactName: " Ingrid ", contactPhone: "+4722860144" };
    expect(toCreation(values, countries, undefined).contact).toEqual({
      phoneNumber: "+4722860144",
      name: "Ingrid",
      surname: null,
      title: null,
      email: null,
    });
  });

  it.each([
    ["a seller's own company", undefined, {}],
    ["the catalogue", null, { sellerCompanyId: null }],
    ["the company that a manager looks at", "company", { sellerCompanyId: "company" }],
  ])("goes to %s", (_, ownerId, expected) => {
    const { sellerCompanyId, ...rest } = toCreation(filled, countries, ownerId);
    expect("sellerCompanyId" in toCreation(filled, countries, ownerId) ? { sellerCompanyId } : {}).toEqual(expected);
    expect(rest.name).toBe("Fjord Hotels");
  });

  it("has the tags that were put on it", () => {
    const { id, title, color } = fixtures.tag();
    expect(toCreation({ ...filled, tags: [{ id, title, color }] }, countries, undefined).tagIds).toEqual([id]);
  });
});

it("a saved customer comes back as it was sent", () => {
  const customer = fixtures.potentialCustomerDetail();
  const update = toUpdate(toCustomerValues(customer), countries);
  expect(update).toEqual({
    name: customer.name,
    website: customer.website,
    headquarterCountryId: customer.headquarterCountry.id,
    timeZone: customer.timeZone,
    productIds: customer.products.map(({ id }) => id),
  });
});
