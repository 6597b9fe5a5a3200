import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { companySchema, emptyCompany, toCompanyFacts, toCompanyValues } from "./companyForm.js";
import { companyDetail } from "./testing/companyHandlers.js";

const texts = { nameMissing: "name", websiteMissing: "website", countryMissing: "country" };
const complete = toCompanyValues(companyDetail());
const complaints = (schema: ReturnType<typeof companySchema>, values: object) =>
  schema.safeParse({ ...complete, ...values }).error?.issues.map(({ message }) => message) ?? [];

describe("what a company needs", () => {
  it("a new one: a name, a website and a country, and no city (B-COMP-11, B-COMP-12, B-COMP-13, B-COMP-14)", () => {
    const schema = companySchema(z, texts);
    expect(complaints(schema, emptyCompany)).toEqual(["name", "website", "country"]);
    expect(complaints(schema, { ...emptyCompany, name: "A", website: "a.test", countryId: "tr" })).toEqual([]);
    expect(complaints(schema, { name: "  ", website: "https:// " })).toEqual(["name", "website"]);
  });

  it("one that is edited by a manager: at least one product too (B-COMP-15)", () => {
    const schema = companySchema(z, { ...texts, productsMissing: "products" });
    expect(complaints(schema, { products: [] })).toEqual(["products"]);
    expect(complaints(schema, {})).toEqual([]);
  });

  it("a seller's own: a currency too (B-CSET-01, B-CSET-02, B-CSET-03, B-CSET-04)", () => {
    const schema = companySchema(z, { ...texts, currencyMissing: "currency" });
    expect(complaints(schema, emptyCompany)).toEqual(["name", "website", "country", "currency"]);
    expect(complaints(schema, { currency: "TRY" })).toEqual([]);
    expect(complaints(schema, { currency: "USD" })).toEqual([]);
  });
});

it("the website is sent as it is stored, with https:// (R-28)", () => {
  const parsed = companySchema(z, texts).parse({ ...complete, website: "http://meridyen.com" });
  expect(toCompanyFacts(parsed)).toEqual({
    name: complete.name,
    website: "https://meridyen.com",
    headquarterCountryId: complete.countryId,
    headquarterCityId: complete.city?.id,
  });
});
