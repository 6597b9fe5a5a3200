import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readSellerCompanyText } from "../../store/sellerCompanies.ts";
import { openCompany } from "./openCompany.ts";
import { sellProducts } from "./sellProducts.ts";

/** A company on the Free plan, without people yet (B-API-29, B-COMP-11 to B-COMP-14). */
export const createSellerCompany: Handler<"createSellerCompany"> = async (context, _actor, { body }) => {
  const company = await context.db.transaction().execute(async (trx) => {
    const companyId = await openCompany(context, trx, body);
    if (body.productIds) await sellProducts(trx, companyId, body.productIds);
    return readSellerCompanyText(trx, { kind: "everything" }, companyId);
  });
  if (!company) throw notFound("The seller company");
  return { status: 201, body: company };
};
