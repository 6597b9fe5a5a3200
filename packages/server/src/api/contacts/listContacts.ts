import type { Handler } from "../../contract/handler.ts";
import { listContactsText } from "../../store/contacts.ts";
import { customerOf } from "./customerOf.ts";

/** Contacts of a customer (B-API-12). */
export const listContacts: Handler<"listContacts"> = async ({ db }, actor, { path, query }) => {
  const customer = await customerOf(db, actor, path.id);
  return { status: 200, body: await listContactsText(db, customer.id, query, query) };
};
