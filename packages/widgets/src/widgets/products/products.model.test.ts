import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import {
  changeView,
  creatableName,
  defaultView,
  isSameList,
  readView,
  toFilterQuery,
  toProductRow,
  viewChanges,
} from "./products.model.js";

describe("the view", () => {
  it("begins with the latest ten (B-PROD-23)", () => {
    expect(readView()).toEqual(defaultView);
    expect(defaultView).toMatchObject({ perPage: 10, sortBy: "-updatedAt" });
  });

  it("takes what makes sense from an address, and nothing else", () => {
    expect(readView({ page: "2", perPage: 7, sortBy: "price", text: 3, sellerCompanyId: "a" })).toEqual({
      ...defaultView,
      sellerCompanyId: "a",
    });
    expect(readView({ page: 2, perPage: 25, sortBy: "-hscode", text: "towel" })).toEqual({
      ...defaultView,
      page: 2,
      perPage: 25,
      sortBy: "-hscode",
      text: "towel",
    });
  });

  it("tells an address only what is unusual", () => {
    expect(viewChanges(defaultView)).toEqual({});
    expect(viewChanges({ ...defaultView, text: "towel", page: 1 })).toEqual({ text: "towel", page: 1 });
  });

  it("starts again at the first page when other rows are wanted, or another order", () => {
    expect(changeView({ ...defaultView, page: 3 }, { text: "towel" }).page).toBe(0);
    expect(changeView({ ...defaultView, page: 3 }, { page: 4 }).page).toBe(4);
  });

  it("keeps what is chosen while the rows are the same ones", () => {
    expect(isSameList({ page: 2, sortBy: "name" })).toBe(true);
    expect(isSameList({ sellerCompanyId: "a" })).toBe(false);
  });
});

describe("the question to the server", () => {
  it.each([
    ["a seller asks for their own", "", false, {}],
    ["a manager asks for the catalogue (B-ROLE-02)", "", true, { isPublic: true }],
    ["or for one company's", "c1", true, { sellerCompanyId: "c1" }],
  ])("%s", (_who, sellerCompanyId, isManager, where) => {
    const view = { ...defaultView, text: " towel ", sellerCompanyId };
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
