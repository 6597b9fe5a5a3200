import { narrowScope, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listTransactionsText } from "../../store/transactions.ts";

/** Transactions of the caller's company, or of all companies for managers. */
export const listTransactions: Handler<"listTransactions"> = async ({ db }, actor, { query }) => {
  const within = narrowScope(scope(actor), query.sellerCompanyIds);
  return { status: 200, body: await listTransactionsText(db, within, query, query) };
};
