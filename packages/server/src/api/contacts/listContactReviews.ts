import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readCalledContact } from "../../store/contacts.ts";
import { listContactReviewsText } from "../../store/phone-books/reviews.ts";
import { customerOf } from "./customerOf.ts";

/** Notes on the call center items of a contact, of all products. */
export const listContactReviews: Handler<"listContactReviews"> = async ({ db }, actor, { path, query }) => {
  const customer = await customerOf(db, actor, path.id);
  if (!(await readCalledContact(db, customer.id, path.contactId))) throw notFound("The contact");
  return { status: 200, body: await listContactReviewsText(db, scope(actor), path.contactId, query) };
};
