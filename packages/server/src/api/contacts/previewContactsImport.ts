import type { Handler } from "../../contract/handler.ts";
import { previewRows } from "../rules/importRows.ts";
import { contactImportPlan } from "./contactImportPlan.ts";

/** The expected result of an import of a customer's contacts. */
export const previewContactsImport: Handler<"previewContactsImport"> = async (
  context,
  actor,
  { path, query, body },
) => {
  const plan = await contactImportPlan(context, actor, path.id);
  return { status: 200, body: await previewRows(context.db, { ...query, file: body.file }, plan) };
};
