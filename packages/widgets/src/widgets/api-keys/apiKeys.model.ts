import type { ApiKey, Query } from "@callwright/sdk/contract";

import { listView, place } from "../../lists/listView.js";
import type { ApiKeyRow, ApiKeysView } from "./ApiKeys.types.js";

/** The rules of the view. */
export const apiKeysView = listView<ApiKeysView>({
  list: "api-keys",
  sortBy: "-createdAt",
  sortFields: ["createdAt", "name", "lastUsedAt"],
  keys: { sellerCompanyId: place("text") },
});

/** The query for the keys of a view, of one company or of all companies. */
export function toQuery(
  { page, perPage, sortBy }: ApiKeysView,
  company: { sellerCompanyId?: string },
): Query<"listApiKeys"> {
  return { page, perPage, sortBy, ...company };
}

/** Converts a key to a row of the list. */
export function toApiKeyRow(key: ApiKey): ApiKeyRow {
  const { id, name, prefix, sellerCompany, allowedOrigins, createdAt, createdBy, lastUsedAt, revokedAt } = key;
  return {
    id,
    name,
    prefix,
    companyName: sellerCompany.name,
    origins: allowedOrigins,
    createdAt,
    createdBy,
    lastUsedAt,
    isActive: revokedAt === null,
  };
}
