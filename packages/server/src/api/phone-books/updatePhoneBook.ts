import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, notFound } from "../../contract/problem.ts";
import { readPhoneBookText } from "../../store/phone-books/readPhoneBooks.ts";
import { isContactOf, isNumberOf, updatePhoneBookRow } from "../../store/phone-books/writePhoneBooks.ts";
import { phoneBookOf } from "./phoneBookOf.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes contact, number or language of an item (A-API-32, R-55). */
export const updatePhoneBook: Handler<"updatePhoneBook"> = async ({ db, clock, events }, actor, { path, body }) => {
  const { sellerCompanyId, customerId } = await phoneBookOf(db, actor, path.id);
  const { contactId, sellerCompanyNumberId: numberId, language } = body;
  const errors: Record<string, string> = {};
  if (contactId && !(customerId && (await isContactOf(db, customerId, contactId))))
    errors.contactId = "Contact person is required";
  if (numberId && !(sellerCompanyId && (await isNumberOf(db, sellerCompanyId, numberId))))
    errors.sellerCompanyNumberId = "This number is not yours.";
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const fields = {
    contactId: { contact_id: contactId },
    sellerCompanyNumberId: { number_id: numberId },
    language: { language },
  } satisfies Stored<"phone_books", Body<"updatePhoneBook">>;
  const text = await db.transaction().execute(async (trx) => {
    await updatePhoneBookRow(trx, path.id, rowOf(fields), clock.now());
    await events.publish(trx, sellerCompanyId, { type: "phoneBook.changed", change: "UPDATED", phoneBookId: path.id });
    return readPhoneBookText(trx, scope(actor), path.id);
  });
  if (!text) throw notFound("The call center item");
  return { status: 200, body: text };
};
