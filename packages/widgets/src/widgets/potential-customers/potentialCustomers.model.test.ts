import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import {
  changeView,
  clearedFilters,
  defaultView,
  isFiltered,
  isSameList,
  readView,
  toCustomerRow,
  toFilterQuery,
  toggled,
  viewChanges,
} from "./potentialCustomers.model.js";

describe("a view", () => {
  it("begins with the latest 25 (B-PC-31, B-PC-32, R-08)", () => {
    expect(readView()).toEqual(defaultView);
    expect(defaultView).toMatchObject({ page: 0, perPage: 25, sortBy: "-updatedAt" });
  });

  it.each([
    ["page", -1],
    ["page", 1.5],
    ["page", "2"],
    ["perPage", 7],
    ["perPage", "25"],
    ["sortBy", "-price"],
    ["sortBy", 3],
    ["text", null],
    ["tagIds", "tag"],
    ["tagIds", [3, ""]],
    ["sellerCompanyId", 7],
    ["openCustomerId", {}],
    ["tab", "users"],
    ["openNew", "yes"],
  ] as const)("takes no nonsense from an address: %s %j", (key, value) => {
    expect(readView({ [key]: value })).toEqual(defaultView);
  });

  it("is read back from what was told of it", () => {
    const view = readView({ page: 2, perPage: 50, sortBy: "name", text: "hotel", tagIds: ["a", "b"] });
    expect(viewChanges(view)).toEqual({ page: 2, perPage: 50, sortBy: "name", text: "hotel", tagIds: ["a", "b"] });
    expect(readView(viewChanges(view))).toEqual(view);
  });

  it.each([
    [{ text: "hotel" }, 0],
    [{ tagIds: ["a"] }, 0],
    [{ sortBy: "name" as const }, 0],
    [{ perPage: 50 }, 0],
    [{ page: 1 }, 1],
    [{ openCustomerId: "customer" }, 3],
    [{ tab: "contacts" as const }, 3],
    [{ openNew: true }, 3],
  ])("after %j is on page %i", (change, page) => {
    expect(changeView({ ...defaultView, page: 3 }, change).page).toBe(page);
  });

  it.each([
    [{ page: 1, sortBy: "name" as const, perPage: 50, openCustomerId: "customer" }, true],
    [{ text: "hotel" }, false],
    [{ tagIds: [] }, false],
    [{ sellerCompanyId: "company" }, false],
  ])("that changes %j is of the same list: %s", (change, isSame) => {
    expect(isSameList(change)).toBe(isSame);
  });

  it("is narrowed by search and tags, not by whose customers one looks at", () => {
    expect(isFiltered({ ...defaultView, sellerCompanyId: "company" })).toBe(false);
    expect(isFiltered({ ...defaultView, text: "  " })).toBe(false);
    expect(isFiltered({ ...defaultView, text: "hotel" })).toBe(true);
    expect(isFiltered({ ...defaultView, tagIds: ["a"] })).toBe(true);
    expect(isFiltered(changeView(readView({ text: "hotel", tagIds: ["a"] }), clearedFilters))).toBe(false);
  });
});

describe("the question to the server", () => {
  it.each([
    ["a seller's own", {}, false, {}],
    ["a manager's catalogue", {}, true, { isCatalog: true }],
    ["one company's", { sellerCompanyId: "company" }, true, { sellerCompanyId: "company" }],
    ["a seller's, whatever the address says", { sellerCompanyId: "company" }, false, {}],
    ["a search, trimmed", { text: " hotel " }, false, { text: "hotel" }],
    ["of tags (B-TAG-07)", { tagIds: ["a", "b"] }, false, { tagIds: ["a", "b"] }],
  ])("is %s", (_, change, isManager, expected) => {
    expect(toFilterQuery({ ...defaultView, ...change }, isManager)).toEqual({ sortBy: "-updatedAt", ...expected });
  });
});

it("a row has what the columns show (B-PC-08, B-PC-11, B-PC-12, B-PC-13, B-PC-14, B-PC-15)", () => {
  const customer = fixtures.potentialCustomer({ hasContacts: false });
  expect(toCustomerRow(customer)).toEqual({
    id: customer.id,
    name: "Halvorsen Interiør AS",
    countryCode: "NO",
    products: ["Terry bath towels"],
    tags: customer.tags,
    timeZone: "Europe/Oslo",
    updatedAt: customer.updatedAt,
    hasContacts: false,
  });
});

it("a tag is put among those filtered by, and taken out again (B-TAG-06)", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});
