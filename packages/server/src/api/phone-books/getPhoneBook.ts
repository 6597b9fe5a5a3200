import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readPhoneBookText } from "../../store/phone-books/readPhoneBooks.ts";

/** One call center item (A-API-31). */
export const getPhoneBook: Handler<"getPhoneBook"> = async ({ db }, actor, { path }) => {
  const text = await readPhoneBookText(db, scope(actor), path.id);
  if (!text) throw notFound("The call center item");
  return { status: 200, body: text };
};
