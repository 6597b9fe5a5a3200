import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { withStoredNumber } from "../withStoredNumber.ts";
import { listPhoneBooksText } from "../../store/phone-books/readPhoneBooks.ts";

/** The call center of the caller's company, or of all companies for managers (A-API-30, R-17). */
export const listPhoneBooks: Handler<"listPhoneBooks"> = async ({ db }, actor, { query }) => {
  return { status: 200, body: await listPhoneBooksText(db, scope(actor), withStoredNumber(query), query) };
};
