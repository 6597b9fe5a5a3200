import type { Handler } from "../../contract/handler.ts";
import { importRows } from "../rules/importRows.ts";
import { contactImportPlan } from "./contactImportPlan.ts";

/** Imports a customer's contacts, recognised by phone number (B-API-11, R-44). */
export const importContacts: Handler<"importContacts"> = async (context, actor, { path, query, body }) => {
  const plan = await contactImportPlan(context, actor, path.id);
  return { status: 200, body: await importRows(context.db, { ...query, file: body.file }, plan) };
};
