import type { Body } from "@callwright/sdk/contract";

import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { insertContact, readContactText } from "../../store/contacts.ts";
import { requireContactsWithinPlan } from "../rules/plan.ts";
import { checkContact } from "./checkContact.ts";
import { customerOf } from "./customerOf.ts";
import { phoneNumberTaken } from "./phoneNumberTaken.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** A person at the customer (B-API-13, B-CONT-03, B-CONT-04). */
export const createContact: Handler<"createContact"> = async ({ db, ids, clock, events }, actor, { path, body }) => {
  const customer = await customerOf(db, actor, path.id);
  const contact = rowOf(checkContact(body, customer.iso2) satisfies Stored<"contacts", Body<"createContact">>);
  const id = ids.next();
  const text = await db.transaction().execute(async (trx) => {
    if (!(await insertContact(trx, customer.id, id, contact, clock.now()))) throw phoneNumberTaken();
    await requireContactsWithinPlan(trx, customer.sellerCompanyId, [customer.id]);
    await events.publish(trx, customer.sellerCompanyId, {
      type: "potentialCustomer.changed",
      change: "UPDATED",
      potentialCustomerId: customer.id,
    });
    return readContactText(trx, customer.id, id);
  });
  if (!text) throw notFound("The contact");
  return { status: 201, body: text };
};
