import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readSellerCompanyText } from "../../store/sellerCompanies.ts";

/** One company with its products, people and plan. */
export const getSellerCompany: Handler<"getSellerCompany"> = async ({ db }, actor, { path }) => {
  const company = await readSellerCompanyText(db, scope(actor), path.id);
  if (!company) throw notFound("The seller company");
  return { status: 200, body: company };
};
