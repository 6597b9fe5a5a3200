import { fixtures } from "@callwright/sdk/fake";
import { expect, it } from "vitest";

import { apiKeysView, toApiKeyRow, toQuery } from "./apiKeys.model.js";

it("asks for a company's keys, or for all", () => {
  expect(toQuery(apiKeysView.usual, { sellerCompanyId: "c" })).toMatchObject({ perPage: 10, sellerCompanyId: "c" });
  expect(toQuery({ ...apiKeysView.usual, sellerCompanyId: "gone" }, {})).not.toHaveProperty("sellerCompanyId");
});

it("a revoked key is no longer active", () => {
  expect(toApiKeyRow(fixtures.apiKey())).toMatchObject({ isActive: true, prefix: "cwk_7fA2mQ0x" });
  expect(toApiKeyRow(fixtures.apiKey({ revokedAt: fixtures.now })).isActive).toBe(false);
});
