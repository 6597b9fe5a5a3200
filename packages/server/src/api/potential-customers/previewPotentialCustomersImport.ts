import type { Handler } from "../../contract/handler.ts";
import { previewRows } from "../rules/importRows.ts";
import { customerImportPlan } from "./customerImportPlan.ts";

/** The expected result of an import of a customer list. */
export const previewPotentialCustomersImport: Handler<"previewPotentialCustomersImport"> = async (
  context,
  actor,
  { query, body },
) => {
  const plan = await customerImportPlan(context, actor, query.sellerCompanyId);
  return { status: 200, body: await previewRows(context.db, { ...query, file: body.file }, plan) };
};
