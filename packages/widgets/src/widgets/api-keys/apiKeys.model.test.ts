import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { changeView, defaultView, readView, toApiKeyRow, toQuery, viewChanges } from "./apiKeys.model.js";

describe("the view", () => {
  it.each([
    ["nothing", {}, {}],
    [
      "what makes sense",
      { page: 2, sortBy: "name", sellerCompanyId: "c" },
      { page: 2, sortBy: "name", sellerCompanyId: "c" },
    ],
    ["nonsense, which it leaves out", { page: -1, perPage: 7, sortBy: "secret", sellerCompanyId: 4 }, {}],
  ])("takes %s from an address", (_, given, expected) => {
    expect(viewChanges(readView(given))).toEqual(expected);
  });

  it("starts again at the first page for another company", () => {
    expect(changeView({ ...defaultView, page: 3 }, { sellerCompanyId: "c" })).toMatchObject({ page: 0 });
  });

  it("asks for a company's keys, or for all", () => {
    expect(toQuery(defaultView, { sellerCompanyId: "c" })).toMatchObject({ perPage: 10, sellerCompanyId: "c" });
    expect(toQuery({ ...defaultView, sellerCompanyId: "gone" }, {})).not.toHaveProperty("sellerCompanyId");
  });
});

it("a revoked key is no longer active", () => {
  expect(toApiKeyRow(fixtures.apiKey())).toMatchObject({ isActive: true, prefix: "cwk_7fA2mQ0x" });
  expect(toApiKeyRow(fixtures.apiKey({ revokedAt: fixtures.now })).isActive).toBe(false);
});
