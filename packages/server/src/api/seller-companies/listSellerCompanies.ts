import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listSellerCompaniesText } from "../../store/sellerCompanies.ts";

/** All companies for managers, and for everybody else their own. */
export const listSellerCompanies: Handler<"listSellerCompanies"> = async ({ db }, actor, { query }) => {
  return { status: 200, body: await listSellerCompaniesText(db, scope(actor), query, query) };
};
