import { fixtures } from "@callwright/sdk/fake";
import { expect, it } from "vitest";

import { companiesView, toCompanyRow, toFilterQuery } from "./companies.model.js";

it("the list begins with the latest ten (B-COMP-05)", () => {
  expect(companiesView.usual).toMatchObject({ page: 0, perPage: 10, sortBy: "-updatedAt", tab: "info" });
});

it("the server is asked for what is searched, without the spaces around it", () => {
  expect(toFilterQuery({ ...companiesView.usual, text: " aegean " })).toEqual({ sortBy: "-updatedAt", text: "aegean" });
  expect(toFilterQuery({ ...companiesView.usual, text: " " })).toEqual({ sortBy: "-updatedAt" });
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
