import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readContactText } from "../../store/contacts.ts";
import { customerOf } from "./customerOf.ts";

/** One contact (B-API-14). */
export const getContact: Handler<"getContact"> = async ({ db }, actor, { path }) => {
  const customer = await customerOf(db, actor, path.id);
  const text = await readContactText(db, customer.id, path.contactId);
  if (!text) throw notFound("The contact");
  return { status: 200, body: text };
};
