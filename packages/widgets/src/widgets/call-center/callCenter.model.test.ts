import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { createFormats } from "../../i18n/index.js";
import { callCenterView, callObstacle, placeInRow, toCallCenterRow, toFilterQuery } from "./callCenter.model.js";
import { dialObstacle } from "./toCallTarget.js";

const { usual } = callCenterView;

const item = fixtures.phoneBook();
const row = (overrides: Partial<typeof item> = {}) => toCallCenterRow({ ...item, ...overrides });

describe("what is looked at", () => {
  it("begins with ten of the newest (A-CONST-02, A-CONST-04)", () => {
    expect(usual).toMatchObject({ page: 0, perPage: 10, sortBy: "-createdAt", tab: "general" });
  });

  it("asks the server for what is set, and never for a seller as a seller (R-16, R-17)", () => {
    const view = { ...usual, text: " towel ", productIds: ["p"], sellerCompanyIds: ["s"] };
    expect(toFilterQuery(view, true)).toEqual({
      sortBy: "-createdAt",
      text: "towel",
      productIds: ["p"],
      sellerCompanyIds: ["s"],
    });
    expect(toFilterQuery(view, false)).not.toHaveProperty("sellerCompanyIds");
  });
});

describe("an item as a row", () => {
  it("is flat and names its parts (A-ENT-09)", () => {
    expect(row()).toMatchObject({
      customer: "Halvorsen Interiør AS",
      city: "Oslo",
      countryCode: "NO",
      timeZone: "Europe/Oslo",
      contact: "Ingrid Halvorsen",
      jobTitle: "Head of Purchasing",
      phoneNumber: "+4722860144",
      product: "Terry bath towels",
      fromNumber: undefined,
      language: "en",
      callsCount: 4,
    });
  });

  it("stays when its parts are gone", () => {
    const bare = row({ potentialCustomerCompany: null, contact: null, product: null, sellerCompany: null });
    expect(bare).toMatchObject({ customer: undefined, contact: undefined, product: undefined, timeZone: null });
    expect(placeInRow(bare, createFormats("en-US"))).toBeUndefined();
  });

  it.each([
    ["en-US", "Oslo", "NO", "Oslo, NO"],
    ["en-US", undefined, "DE", "Germany"],
    ["tr-TR", undefined, "DE", "Almanya"],
  ])("says where a customer is in words that can be read (%s, %s, %s)", (locale, city, countryCode, place) => {
    expect(placeInRow({ city, countryCode }, createFormats(locale))).toBe(place);
  });

  it("calls a person without a name by the number", () => {
    const contact = item.contact && { ...item.contact, name: null, surname: null };
    expect(row({ contact }).contact).toBe("+4722860144");
  });

  it.each([
    ["customer", { potentialCustomerCompany: null }, "noCustomer"],
    ["seller company", { sellerCompany: null }, "noSeller"],
    ["product", { product: null }, "noProduct"],
    ["contact", { contact: null }, undefined],
  ])("A-CALL-01 without a %s has a call button that says so", (_, missing, expected) => {
    expect(callObstacle(row(missing))).toBe(expected);
  });

  it("A-CALL-02 cannot be dialled without a contact, nor to somebody who wants no calls", () => {
    expect(dialObstacle(row({ contact: null }))).toBe("noContact");
    expect(dialObstacle(row({ contact: item.contact && { ...item.contact, isDoNotCall: true } }))).toBe("doNotCall");
    expect(dialObstacle(row())).toBeUndefined();
  });
});
