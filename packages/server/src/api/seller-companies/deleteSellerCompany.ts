import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { removeCompanies } from "./removeCompanies.ts";

/** Deletes a company with its data (B-API-32, B-COMP-06). */
export const deleteSellerCompany: Handler<"deleteSellerCompany"> = async (context, actor, { path, query }) => {
  const count = await removeCompanies(context, actor, [path.id], query.balance);
  if (count === 0) throw notFound("The seller company");
  return { status: 204 };
};
