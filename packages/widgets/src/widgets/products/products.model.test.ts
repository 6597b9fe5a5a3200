import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { creatableName, productsView, toFilterQuery, toProductRow } from "./products.model.js";

const { usual } = productsView;

describe("the view", () => {
  it("begins with the latest ten (B-PROD-23)", () => {
    expect(usual).toMatchObject({ perPage: 10, sortBy: "-updatedAt" });
  });
});

describe("the question to the server", () => {
  it.each([
    ["a seller asks for their own", "", false, {}],
    ["a manager asks for the catalogue (B-ROLE-02)", "", true, { isPublic: true }],
    ["or for one company's", "c1", true, { sellerCompanyId: "c1" }],
  ])("%s", (_who, sellerCompanyId, isManager, where) => {
    const view = { ...usual, text: " towel ", sellerCompanyId };
    expect(toFilterQuery(view, isManager)).toEqual({ sortBy: "-updatedAt", text: "towel", ...where });
  });
});

describe("a row", () => {
  const own = fixtures.product();
  const shared = fixtures.product({ isPublic: true, sellerCompany: null });

  it("can be changed by whom it belongs to; the catalogue by managers (R-30)", () => {
    expect(toProductRow(own, false, false)).toMatchObject({ canChange: true, isFromCatalogue: false });
    expect(toProductRow(shared, false, false)).toMatchObject({ canChange: false, isFromCatalogue: true });
    expect(toProductRow(shared, true, false)).toMatchObject({ canChange: true, isFromCatalogue: true });
    expect(toProductRow(shared, true, true)).toMatchObject({ canChange: true, isFromCatalogue: false });
  });
});

describe("what Enter makes of a search (B-PROD-13)", () => {
  it.each([
    [" Linen napkins ", "Linen napkins"],
    ["L", undefined],
    ["L".repeat(101), undefined],
  ])("%j becomes %j", (text, name) => {
    expect(creatableName(text)).toBe(name);
  });
});
