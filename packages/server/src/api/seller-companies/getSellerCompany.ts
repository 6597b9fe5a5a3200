import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../http/handler.ts";
import { notFound } from "../../http/problem.ts";
import { readSellerCompanyText } from "../../store/sellerCompanies.ts";

/** One company with its products, people and plan. */
export const getSellerCompany: Handler<"getSellerCompany"> = async ({ db }, actor, { path }) => {
  const company = await readSellerCompanyText(db, scope(actor), path.id);
  if (!company) throw notFound("The seller company");
  return { status: 200, body: company };
};
