import { narrowScope, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { countPotentialCustomers } from "../../store/statistics.ts";

/** How many potential customers the caller sees (A-DASH-03). */
export const getPotentialCustomerStatistics: Handler<"getPotentialCustomerStatistics"> = async (
  { db },
  actor,
  { query },
) => {
  const within = narrowScope(scope(actor), query.sellerCompanyId ? [query.sellerCompanyId] : undefined);
  return { status: 200, body: { stats: { totalCount: await countPotentialCustomers(db, within) } } };
};
