import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { customersView, toCustomerRow, toFilterQuery, toggled } from "./potentialCustomers.model.js";

const { usual } = customersView;

describe("a view", () => {
  it("begins with the latest 25 (B-PC-31, B-PC-32, R-08)", () => {
    expect(usual).toMatchObject({ page: 0, perPage: 25, sortBy: "-updatedAt" });
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
    expect(toFilterQuery({ ...usual, ...change }, isManager)).toEqual({ sortBy: "-updatedAt", ...expected });
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
