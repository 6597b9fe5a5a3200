import { isManager, type Actor } from "../../auth/actor.ts";
import type { Context } from "../../context.ts";
import { contactRules, type ContactColumn } from "../../domain/import/columns.ts";
import { readContactRow, type ContactRow } from "../../domain/import/contactRow.ts";
import { ContactImport } from "../../store/ContactImport.ts";
import { touchCustomer } from "../../store/contacts.ts";
import { findCompanies } from "../../store/potential-customers/catalogue.ts";
import type { ImportPlan } from "../rules/importRows.ts";
import { planRoom, requirePaidPlan } from "../rules/plan.ts";
import { customerOf } from "./customerOf.ts";

/** How a list of a customer's contacts is imported, for the import and for its preview. */
export async function contactImportPlan(
  { db, ids, clock, events }: Context,
  actor: Actor,
  customerId: string,
): Promise<ImportPlan<ContactColumn, ContactRow>> {
  await requirePaidPlan(db, actor);
  const { iso2, sellerCompanyId } = await customerOf(db, actor, customerId);
  const [company] = isManager(actor) && sellerCompanyId ? await findCompanies(db, [sellerCompanyId]) : [];
  const now = clock.now();
  return {
    whose: sellerCompanyId ?? "catalogue",
    rules: contactRules,
    read: (row) => readContactRow(row, iso2),
    begin: async (trx, isPreview) => {
      if (!isPreview) await touchCustomer(trx, customerId, now);
      const room = await planRoom(trx, sellerCompanyId, { isPreview, whose: company?.name });
      return new ContactImport(trx, { customerId, ids, now }, room, isPreview);
    },
    after: async (trx) => {
      await events.publish(trx, sellerCompanyId, {
        type: "potentialCustomer.changed",
        change: "UPDATED",
        potentialCustomerId: customerId,
      });
    },
  };
}
