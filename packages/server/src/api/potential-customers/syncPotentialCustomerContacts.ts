import type { Handler } from "../../http/handler.ts";
import { syncCatalogueContacts } from "../../store/potential-customers/catalogue.ts";

/** Copies contacts that companies' copies of catalogue customers lack (B-API-07, R-30). For managers. */
export const syncPotentialCustomerContacts: Handler<"syncPotentialCustomerContacts"> = async (
  { db, ids, clock, events },
  _actor,
  { body },
) => {
  const synced = await db.transaction().execute(async (trx) => {
    const result = await syncCatalogueContacts(trx, ids, body.potentialCustomerCompanyIds, clock.now());
    for (const companyId of new Set(result.createdContacts.map((contact) => contact.sellerCompanyId))) {
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
