import type { Actor } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../contract/problem.ts";
import { findPhoneBook } from "../../store/phone-books/writePhoneBooks.ts";

/** The call center item of a request; a note is only accessible through an item in scope. */
export async function phoneBookOf(db: Database, actor: Actor, id: string) {
  const item = await findPhoneBook(db, scope(actor), id);
  if (!item) throw notFound("The call center item");
  return item;
}
