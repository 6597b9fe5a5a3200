import type { Handler } from "../../http/handler.ts";
import { attachCatalogue } from "../../store/potential-customers/catalogue.ts";
import { requireContactsWithinPlan, requireWithinPlan } from "../rules/plan.ts";
import { byCompany } from "./byCompany.ts";

/**
 * Attaches catalogue customers to companies, each of which gets a copy of its own (B-API-10, R-30). For managers, who are on no
 * plan: it is the companies' plans that have to have room, or nothing is attached.
 */
export const attachPotentialCustomers: Handler<"attachPotentialCustomers"> = async (
  { db, ids, clock, events },
  _actor,
  { body },
) => {
  const attached = await db.transaction().execute(async (trx) => {
    const request = { customerIds: body.potentialCustomerCompanyIds, companyIds: body.sellerCompanyIds };
    const copies = await attachCatalogue(trx, ids, request, clock.now());
    for (const { companyId, companyName, customerIds } of await byCompany(trx, copies)) {
      await requireWithinPlan(trx, companyId, "potentialCustomers", companyName);
      await requireContactsWithinPlan(trx, companyId, customerIds, companyName);
      await events.publish(trx, companyId, {
        type: "potentialCustomer.changed",
        change: "CREATED",
        potentialCustomerId: null,
      });
    }
    return copies;
  });
  return { status: 200, body: { attachedCount: attached.length } };
};
