import { countryFinder } from "../../domain/country.ts";
import { customerColumns } from "../../domain/import/columns.ts";
import { readCustomerRow } from "../../domain/import/customerRow.ts";
import type { Handler } from "../../http/handler.ts";
import { readCountries } from "../../store/countries.ts";
import { importCustomerRows, prepareImport } from "../../store/potential-customers/importCustomers.ts";
import { importRows } from "../rules/importRows.ts";
import { requireContactsWithinPlan, requirePaidPlan, requireWithinPlan } from "../rules/plan.ts";
import { targetCompany } from "../rules/targetCompany.ts";

/** Imports a customer list of up to 50,000 rows; bad rows are reported and lose nothing else (B-API-09, R-44). */
export const importPotentialCustomers: Handler<"importPotentialCustomers"> = async (
  { db, ids, clock, events },
  actor,
  { query, body },
) => {
  await requirePaidPlan(db, actor);
  const sellerCompanyId = await targetCompany(db, actor, query.sellerCompanyId);
  const findCountry = countryFinder(await readCountries(db));
  const target = { sellerCompanyId, ids, now: clock.now() };
  const result = await importRows(db, body.file, {
    columns: customerColumns,
    required: ["Name", "Country"],
    read: (row) => readCustomerRow(row, findCountry),
    before: (trx) => prepareImport(trx, sellerCompanyId),
    write: (trx, rows) => importCustomerRows(trx, target, rows),
    after: async (trx) => {
      await requireWithinPlan(trx, sellerCompanyId, "potentialCustomers");
      await requireWithinPlan(trx, sellerCompanyId, "products");
      await requireContactsWithinPlan(trx, sellerCompanyId);
      await events.publish(trx, sellerCompanyId, {
        type: "potentialCustomer.changed",
        change: "UPDATED",
        potentialCustomerId: null,
      });
    },
  });
  return { status: 200, body: result };
};
