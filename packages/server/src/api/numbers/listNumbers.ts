import { narrowScope, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listNumbersText } from "../../store/numbers.ts";

/** Numbers of the caller's company, or of all companies for managers. */
export const listNumbers: Handler<"listNumbers"> = async ({ db, clock }, actor, { query }) => {
  const within = narrowScope(scope(actor), query.sellerCompanyId ? [query.sellerCompanyId] : undefined);
  return { status: 200, body: await listNumbersText(db, within, query, query, clock.now()) };
};
