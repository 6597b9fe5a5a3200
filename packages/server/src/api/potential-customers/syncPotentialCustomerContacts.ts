import { isManager } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { findLinkedCompanies, syncCatalogueContacts } from "../../store/potential-customers/catalogue.ts";
import { requireContactsWithinPlan, requirePaidPlan } from "../rules/plan.ts";
import { companyByCompany } from "./companyByCompany.ts";

/**
 * Copies contacts that are missing in companies' copies of catalogue customers (B-API-07, R-30): for a seller to their
 * own company, for a manager to all (R-61). Each company's plan must allow them, or nothing is copied for that company
 * (R-60).
 */
export const syncPotentialCustomerContacts: Handler<"syncPotentialCustomerContacts"> = async (
  { db, ids, clock, events },
  actor,
  { body },
) => {
  await requirePaidPlan(db, actor);
  const linked = await findLinkedCompanies(db, scope(actor), body.potentialCustomerCompanyIds);
  const synced = await companyByCompany(db, linked, async (trx, { id, name, copyIds }) => {
    const copied = await syncCatalogueContacts(trx, ids, copyIds, clock.now());
    if (copied.length === 0) return 0;
    await requireContactsWithinPlan(trx, id, [...new Set(copied)], isManager(actor) ? name : undefined);
    await events.publish(trx, id, { type: "potentialCustomer.changed", change: "UPDATED", potentialCustomerId: null });
    return copied.length;
  });
  const companies = synced.map(({ id, name, done, refusal }) => ({
    sellerCompanyId: id,
    sellerCompanyName: name,
    createdContactsCount: done ?? 0,
    refusal,
  }));
  return {
    status: 200,
    body: {
      syncedCount: linked.reduce((sum, { copyIds }) => sum + copyIds.length, 0),
      createdContactsCount: companies.reduce((sum, { createdContactsCount }) => sum + createdContactsCount, 0),
      companies,
    },
  };
};
