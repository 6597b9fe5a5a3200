import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import {
  changeView,
  defaultView,
  isSameList,
  readView,
  toCompanyRow,
  toFilterQuery,
  viewChanges,
} from "./companies.model.js";

describe("the view of an address", () => {
  it("is the usual one when the address says nothing, ten a page (B-COMP-05)", () => {
    expect(readView()).toEqual({
      page: 0,
      perPage: 10,
      sortBy: "-updatedAt",
      text: "",
      openCompanyId: "",
      tab: "info",
      openNew: false,
    });
  });

  it("takes what makes sense and leaves the rest", () => {
    expect(readView({ page: 2, perPage: 7, sortBy: "-name", text: 4, openCompanyId: ["x"] })).toEqual({
      ...defaultView,
      page: 2,
      sortBy: "-name",
    });
    expect(readView({ page: -1, sortBy: "website" })).toEqual(defaultView);
  });

  it("is told as what differs from the usual", () => {
    expect(viewChanges(defaultView)).toEqual({});
    expect(viewChanges({ ...defaultView, perPage: 5, openCompanyId: "a" })).toEqual({ perPage: 5, openCompanyId: "a" });
  });
});

describe("a change of the view", () => {
  const later = { ...defaultView, page: 3 };

  it("starts again at the first page when other rows come", () => {
    expect(changeView(later, { text: "aegean" }).page).toBe(0);
    expect(changeView(later, { perPage: 25 }).page).toBe(0);
  });

  it("stays where it is when a company is opened", () => {
    expect(changeView(later, { openCompanyId: "a" })).toEqual({ ...later, openCompanyId: "a" });
  });

  it("keeps the side from company to company, and begins with the first when one is opened anew", () => {
    const open = changeView(changeView(later, { openCompanyId: "a" }), { tab: "faq" });
    expect(changeView(open, { openCompanyId: "b" })).toEqual({ ...later, openCompanyId: "b", tab: "faq" });
    expect(changeView(open, { openCompanyId: "" })).toEqual(later);
  });

  it("keeps what is chosen as long as the list is the same", () => {
    expect(isSameList({ page: 2 })).toBe(true);
    expect(isSameList({ sortBy: "name", perPage: 5, openCompanyId: "a" })).toBe(true);
    expect(isSameList({ text: "" })).toBe(false);
  });
});

it("the server is asked for what is searched, without the spaces around it", () => {
  expect(toFilterQuery({ ...defaultView, text: " aegean " })).toEqual({ sortBy: "-updatedAt", text: "aegean" });
  expect(toFilterQuery({ ...defaultView, text: " " })).toEqual({ sortBy: "-updatedAt" });
});

it("a company without a city is a row too (B-COMP-14, B-ENT-01)", () => {
  const company = fixtures.sellerCompany({ headquarterCity: null });
  expect(toCompanyRow(company)).toMatchObject({
    id: company.id,
    name: company.name,
    countryCode: "TR",
    city: undefined,
  });
});
