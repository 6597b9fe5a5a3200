import { isManager, type Actor } from "../../auth/actor.ts";
import type { Context } from "../../context.ts";
import { countryFinder } from "../../domain/country.ts";
import { customerRules, type CustomerColumn } from "../../domain/import/columns.ts";
import { readCustomerRow, type CustomerRow } from "../../domain/import/customerRow.ts";
import { readCountries } from "../../store/countries.ts";
import { findCompanies } from "../../store/potential-customers/catalogue.ts";
import { CustomerImport, prepareImport } from "../../store/potential-customers/CustomerImport.ts";
import type { ImportPlan } from "../rules/importRows.ts";
import { planRoom, requirePaidPlan } from "../rules/plan.ts";
import { targetCompany } from "../rules/targetCompany.ts";

/** How a customer list is imported, for the import and for its preview. */
export async function customerImportPlan(
  { db, ids, clock, events }: Context,
  actor: Actor,
  requestedCompanyId: string | undefined,
): Promise<ImportPlan<CustomerColumn, CustomerRow>> {
  await requirePaidPlan(db, actor);
  const sellerCompanyId = await targetCompany(db, actor, requestedCompanyId);
  const [company] = isManager(actor) && sellerCompanyId ? await findCompanies(db, [sellerCompanyId]) : [];
  const findCountry = countryFinder(await readCountries(db));
  const target = { sellerCompanyId, ids, now: clock.now() };
  return {
    whose: sellerCompanyId ?? "catalogue",
    rules: customerRules,
    read: (row) => readCustomerRow(row, findCountry),
    begin: async (trx, isPreview) => {
      if (!isPreview) await prepareImport(trx, sellerCompanyId);
      const room = await planRoom(trx, sellerCompanyId, { isPreview, whose: company?.name });
      return new CustomerImport(trx, target, room, isPreview);
    },
    after: (trx) =>
      events.publish(trx, sellerCompanyId, {
        type: "potentialCustomer.changed",
        change: "UPDATED",
        potentialCustomerId: null,
      }),
  };
}
