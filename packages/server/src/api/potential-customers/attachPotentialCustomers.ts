import type { Handler } from "../../contract/handler.ts";
import { attachCatalogue, findCompanies } from "../../store/potential-customers/catalogue.ts";
import { requireContactsWithinPlan, requireWithinPlan } from "../rules/plan.ts";
import { companyByCompany } from "./companyByCompany.ts";

/**
 * Attaches catalogue customers to companies, each of which gets its own copy (B-API-10, R-30). For managers, who have
 * no plan: each company's plan must allow all of them, or that company gets none.
 */
export const attachPotentialCustomers: Handler<"attachPotentialCustomers"> = async (
  { db, ids, clock, events },
  _actor,
  { body },
) => {
  const companies = await findCompanies(db, body.sellerCompanyIds);
  const attached = await companyByCompany(db, companies, async (trx, { id, name }) => {
    const copies = await attachCatalogue(trx, ids, body.potentialCustomerCompanyIds, id, clock.now());
    if (copies.length === 0) return 0;
    await requireWithinPlan(trx, id, "potentialCustomers", name);
    await requireContactsWithinPlan(trx, id, copies, name);
    await events.publish(trx, id, { type: "potentialCustomer.changed", change: "CREATED", potentialCustomerId: null });
    return copies.length;
  });
  const results = body.sellerCompanyIds.map((sellerCompanyId) => {
    const company = attached.find(({ id }) => id === sellerCompanyId);
    return {
      sellerCompanyId,
      sellerCompanyName: company?.name ?? null,
      attachedCount: company?.done ?? 0,
      refusal: company ? company.refusal : unknownCompany,
    };
  });
  const attachedCount = results.reduce((sum, company) => sum + company.attachedCount, 0);
  return { status: 200, body: { attachedCount, companies: results } };
};

const unknownCompany = { code: "NOT_FOUND", message: "The seller company was not found." } as const;
