import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import {
  activeFilterCount,
  callObstacle,
  changesRows,
  changeView,
  defaultView,
  dialObstacle,
  isFiltered,
  placeInRow,
  readView,
  toCallCenterRow,
  toFilterQuery,
  viewChanges,
} from "./callCenter.model.js";

const item = fixtures.phoneBook();
const row = (overrides: Partial<typeof item> = {}) => toCallCenterRow({ ...item, ...overrides });

describe("what is looked at", () => {
  it("begins with ten of the newest (A-CONST-02, A-CONST-04)", () => {
    expect(readView()).toEqual({ ...defaultView, page: 0, perPage: 10, sortBy: "-createdAt" });
  });

  it.each([
    [{ page: -1 }, {}],
    [{ page: 1.5 }, {}],
    [{ page: "2" }, {}],
    [{ perPage: 7 }, {}],
    [{ sortBy: "password" }, {}],
    [{ sortBy: "-callsCount" }, { sortBy: "-callsCount" }],
    [{ productIds: "one" }, {}],
    [{ productIds: ["one", 2, "", "one"] }, { productIds: ["one"] }],
    [
      { text: ["x"], page: 3, perPage: 25 },
      { page: 3, perPage: 25 },
    ],
  ])("takes only what makes sense of an address: %o", (given, expected) => {
    expect(viewChanges(readView(given as never))).toEqual(expected);
  });

  it("starts at the first page again when it shows other rows", () => {
    const view = { ...defaultView, page: 3 };
    expect(changeView(view, { text: "towel" }).page).toBe(0);
    expect(changeView(view, { perPage: 25 }).page).toBe(0);
    expect(changeView(view, { openItemId: "one" }).page).toBe(3);
    expect(changeView(view, { page: 4 }).page).toBe(4);
  });

  it("gives up what was chosen only when the rows are others", () => {
    expect([{ text: "a" }, { productIds: [] }].map(changesRows)).toEqual([true, true]);
    expect([{ page: 1 }, { sortBy: "contact" as const }, { openItemId: "a" }].map(changesRows)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("counts what narrows it", () => {
    const view = { ...defaultView, text: " ", productIds: ["a", "b"] };
    expect([activeFilterCount(view), isFiltered(view), isFiltered({ ...defaultView, text: " " })]).toEqual([
      1,
      true,
      false,
    ]);
  });

  it("asks the server for what is set, and never for a seller as a seller (R-16, R-17)", () => {
    const view = { ...defaultView, text: " towel ", productIds: ["p"], sellerCompanyIds: ["s"] };
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
    expect(placeInRow(bare)).toBeUndefined();
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
