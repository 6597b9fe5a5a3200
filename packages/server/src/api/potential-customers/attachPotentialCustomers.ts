import type { Handler } from "../../http/handler.ts";
import { attachCatalogue } from "../../store/potential-customers/catalogue.ts";

/** Attaches catalogue customers to companies, each of which gets a copy of its own (B-API-10, R-30). For managers. */
export const attachPotentialCustomers: Handler<"attachPotentialCustomers"> = async (
  { db, ids, clock, events },
  _actor,
  { body },
) => {
  const attached = await db.transaction().execute(async (trx) => {
    const request = { customerIds: body.potentialCustomerCompanyIds, companyIds: body.sellerCompanyIds };
    const copies = await attachCatalogue(trx, ids, request, clock.now());
    for (const companyId of new Set(copies.map((copy) => copy.sellerCompanyId))) {
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
