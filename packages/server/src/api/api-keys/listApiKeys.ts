import { narrowScope, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listApiKeysText } from "../../store/apiKeys.ts";

/** Keys of the caller's company, or of all companies for managers, without their secrets. */
export const listApiKeys: Handler<"listApiKeys"> = async ({ db }, actor, { query }) => {
  const within = narrowScope(scope(actor), query.sellerCompanyId ? [query.sellerCompanyId] : undefined);
  return { status: 200, body: await listApiKeysText(db, within, query, query) };
};
