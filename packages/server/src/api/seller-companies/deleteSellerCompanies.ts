import type { Handler } from "../../contract/handler.ts";
import { removeCompanies } from "./removeCompanies.ts";

/** Deletes several companies with their data (B-API-33). */
export const deleteSellerCompanies: Handler<"deleteSellerCompanies"> = async (context, actor, { body }) => {
  return { status: 200, body: { deletedCount: await removeCompanies(context, actor, body.ids) } };
};
