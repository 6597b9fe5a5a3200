import type { Body } from "@callwright/sdk/contract";

import type { Trx } from "../../db/database.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { isContactSuppressed, readContactText, updateContactRow } from "../../store/contacts.ts";
import { checkContact } from "./checkContact.ts";
import { customerOf } from "./customerOf.ts";
import { phoneNumberTaken } from "./phoneNumberTaken.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes the given fields (B-API-15). */
export const updateContact: Handler<"updateContact"> = async ({ db, clock, events }, actor, { path, body }) => {
  const customer = await customerOf(db, actor, path.id);
  const fields = {
    ...checkContact(body, customer.iso2),
    isDoNotCall: { is_do_not_call: body.isDoNotCall },
  } satisfies Stored<"contacts", Body<"updateContact">>;
  const text = await db.transaction().execute(async (trx) => {
    const outcome = await updateContactRow(trx, customer.id, path.contactId, rowOf(fields), clock.now());
    if (outcome === "phone-taken") throw phoneNumberTaken();
    if (outcome === "unknown") throw notFound("The contact");
    if (body.isDoNotCall === false) await requireNotSuppressed(trx, path.contactId);
    await events.publish(trx, customer.sellerCompanyId, {
      type: "potentialCustomer.changed",
      change: "UPDATED",
      potentialCustomerId: customer.id,
    });
    return readContactText(trx, customer.id, path.contactId);
  });
  if (!text) throw notFound("The contact");
  return { status: 200, body: text };
};

/** An opt-out is not cleared with other changes, because lifting it requires a reason. */
async function requireNotSuppressed(trx: Trx, contactId: string): Promise<void> {
  if (!(await isContactSuppressed(trx, contactId))) return;
  const message = "This number is on the do-not-call list. It has to be lifted there, with a reason.";
  throw problem(409, "NUMBER_SUPPRESSED", message, { errors: { isDoNotCall: message } });
}
