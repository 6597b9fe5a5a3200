import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { deleteContactRow } from "../../store/contacts.ts";
import { customerOf } from "./customerOf.ts";

/** Deletes a contact; its calls stay in history (B-API-16). */
export const deleteContact: Handler<"deleteContact"> = async ({ db, clock, events }, actor, { path }) => {
  const customer = await customerOf(db, actor, path.id);
  await db.transaction().execute(async (trx) => {
    if (!(await deleteContactRow(trx, customer.id, path.contactId, clock.now()))) throw notFound("The contact");
    await events.publish(trx, customer.sellerCompanyId, {
      type: "potentialCustomer.changed",
      change: "UPDATED",
      potentialCustomerId: customer.id,
    });
  });
  return { status: 204 };
};
