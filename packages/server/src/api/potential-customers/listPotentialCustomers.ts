import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listCustomersText } from "../../store/potential-customers/readCustomers.ts";

/** Customers of the caller's company; managers see all, or the catalogue with `isCatalog` (B-API-01). */
export const listPotentialCustomers: Handler<"listPotentialCustomers"> = async ({ db }, actor, { query }) => {
  return { status: 200, body: await listCustomersText(db, scope(actor), query, query) };
};
