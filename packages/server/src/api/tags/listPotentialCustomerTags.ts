import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listTagsText } from "../../store/tags.ts";

/** Tags of the caller's company by title (B-API-17). */
export const listPotentialCustomerTags: Handler<"listPotentialCustomerTags"> = async ({ db }, actor, { query }) => {
  return { status: 200, body: await listTagsText(db, scope(actor), query, query) };
};
