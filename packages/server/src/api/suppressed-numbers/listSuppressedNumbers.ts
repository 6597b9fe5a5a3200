import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listSuppressionsText } from "../../store/suppressions.ts";

/** The numbers that the caller's company does not call; managers see everybody's. */
export const listSuppressedNumbers: Handler<"listSuppressedNumbers"> = async ({ db }, actor, { query }) => ({
  status: 200,
  body: await listSuppressionsText(db, scope(actor), query, query),
});
