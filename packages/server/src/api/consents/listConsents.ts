import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listConsentsText } from "../../store/consents.ts";

/** The consents of the caller's company, or of all companies for managers. */
export const listConsents: Handler<"listConsents"> = async ({ db }, actor, { query }) => ({
  status: 200,
  body: await listConsentsText(db, scope(actor), query, query),
});
