import type { ApiKey, Query } from "@callwright/sdk/contract";

import { changesOf, pageFrom, perPageFrom, sortFrom, textFrom } from "../../lib/viewValues.js";
import type { ApiKeyRow, ApiKeysView } from "./ApiKeys.types.js";

/** What is shown when nobody asked for anything else. */
export const defaultView: ApiKeysView = { page: 0, perPage: 10, sortBy: "-createdAt", sellerCompanyId: "" };

const sortFields: ReadonlySet<string> = new Set(["createdAt", "name", "lastUsedAt"]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof ApiKeysView]?: unknown } = {}): ApiKeysView {
  return {
    page: pageFrom(given.page),
    perPage: perPageFrom(given.perPage, defaultView.perPage),
    sortBy: sortFrom(given.sortBy, sortFields, defaultView.sortBy),
    sellerCompanyId: textFrom(given.sellerCompanyId),
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: ApiKeysView): Partial<ApiKeysView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page. */
export function changeView(view: ApiKeysView, { page = 0, ...change }: Partial<ApiKeysView>): ApiKeysView {
  return { ...view, ...change, page };
}

/** The question to the server that a view asks about a company, or about all of them. */
export function toQuery(
  { page, perPage, sortBy }: ApiKeysView,
  company: { sellerCompanyId?: string },
): Query<"listApiKeys"> {
  return { page, perPage, sortBy, ...company };
}

/** A key as the list shows it. */
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
