import { contactColumns } from "../../domain/import/columns.ts";
import { readContactRow, type ContactRow } from "../../domain/import/contactRow.ts";
import type { Handler } from "../../http/handler.ts";
import { touchCustomer, upsertContacts } from "../../store/contacts.ts";
import { importRows } from "../rules/importRows.ts";
import { requireContactsWithinPlan, requirePaidPlan } from "../rules/plan.ts";
import { customerOf } from "./customerOf.ts";

/** Imports a customer's contacts, recognised by phone number (B-API-11, R-44). */
export const importContacts: Handler<"importContacts"> = async ({ db, ids, clock, events }, actor, { path, body }) => {
  await requirePaidPlan(db, actor);
  const customer = await customerOf(db, actor, path.id);
  const now = clock.now();
  const result = await importRows(db, body.file, {
    columns: contactColumns,
    required: ["Phone"],
    read: (row) => readContactRow(row, customer.iso2),
    write: async (trx, rows: ContactRow[]) => {
      const created = await upsertContacts(
        trx,
        ids,
        rows.map((row) => ({ ...row, customerId: customer.id })),
        now,
      );
      return { created, updated: rows.length - created };
    },
    after: async (trx) => {
      await touchCustomer(trx, customer.id, now);
      await requireContactsWithinPlan(trx, customer.sellerCompanyId, [customer.id]);
      await events.publish(trx, customer.sellerCompanyId, {
        type: "potentialCustomer.changed",
        change: "UPDATED",
        potentialCustomerId: customer.id,
      });
    },
  });
  return { status: 200, body: result };
};
