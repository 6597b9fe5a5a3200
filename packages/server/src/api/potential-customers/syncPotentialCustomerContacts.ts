import type { Handler } from "../../http/handler.ts";
import { syncCatalogueContacts } from "../../store/potential-customers/catalogue.ts";
import { requireContactsWithinPlan } from "../rules/plan.ts";
import { byCompany } from "./byCompany.ts";

/**
 * Copies contacts that companies' copies of catalogue customers lack (B-API-07, R-30). For managers, who are on no plan: it is
 * the companies' plans that have to have room, or nothing is copied.
 */
export const syncPotentialCustomerContacts: Handler<"syncPotentialCustomerContacts"> = async (
  { db, ids, clock, events },
  _actor,
  { body },
) => {
  const synced = await db.transaction().execute(async (trx) => {
    const result = await syncCatalogueContacts(trx, ids, body.potentialCustomerCompanyIds, clock.now());
    for (const { companyId, companyName, customerIds } of await byCompany(trx, result.createdContacts)) {
      await requireContactsWithinPlan(trx, companyId, customerIds, companyName);
      await events.publish(trx, companyId, {
        type: "potentialCustomer.changed",
        change: "UPDATED",
        potentialCustomerId: null,
      });
    }
    return result;
  });
  return {
    status: 200,
    body: { syncedCount: synced.comparedCount, createdContactsCount: synced.createdContacts.length },
  };
};
