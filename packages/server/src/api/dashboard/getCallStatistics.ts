import { narrowScope, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { countCalls } from "../../store/statistics.ts";

/** Calls by answer and by status (A-DASH-01, A-DASH-02). */
export const getCallStatistics: Handler<"getCallStatistics"> = async ({ db }, actor, { query }) => {
  const within = narrowScope(scope(actor), query.sellerCompanyId ? [query.sellerCompanyId] : undefined);
  return { status: 200, body: await countCalls(db, within) };
};
