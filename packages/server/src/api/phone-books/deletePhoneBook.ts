import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { removePhoneBooks } from "./removePhoneBooks.ts";

/** Deletes one item; its calls stay in history (A-API-33). */
export const deletePhoneBook: Handler<"deletePhoneBook"> = async (context, actor, { path }) => {
  if ((await removePhoneBooks(context, actor, [path.id])) === 0) throw notFound("The call center item");
  return { status: 204 };
};
