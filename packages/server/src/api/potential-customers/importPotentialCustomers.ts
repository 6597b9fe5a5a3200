import type { Handler } from "../../contract/handler.ts";
import { importRows } from "../rules/importRows.ts";
import { customerImportPlan } from "./customerImportPlan.ts";

/** Imports a customer list of up to 50,000 rows; bad rows are reported and lose nothing else (B-API-09, R-44). */
export const importPotentialCustomers: Handler<"importPotentialCustomers"> = async (
  context,
  actor,
  { query, body },
) => {
  const plan = await customerImportPlan(context, actor, query.sellerCompanyId);
  return { status: 200, body: await importRows(context.db, { ...query, file: body.file }, plan) };
};
