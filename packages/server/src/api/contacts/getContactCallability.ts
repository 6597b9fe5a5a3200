import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { checkContact } from "../../engine/checkContact.ts";
import { readCalledContact } from "../../store/contacts.ts";
import { customerOf } from "./customerOf.ts";

/** Whether a contact may be called now, and the reasons. */
export const getContactCallability: Handler<"getContactCallability"> = async (context, actor, { path }) => {
  const customer = await customerOf(context.db, actor, path.id);
  const contact = await readCalledContact(context.db, customer.id, path.contactId);
  if (!contact) throw notFound("The contact");
  return { status: 200, body: await checkContact(context, { ...contact, companyId: customer.sellerCompanyId }) };
};
