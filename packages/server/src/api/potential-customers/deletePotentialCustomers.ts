import type { Handler } from "../../contract/handler.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { removeCustomers } from "./removeCustomers.ts";

/** Deletes several customers; ids that are unknown or not the caller's are skipped (B-API-06). */
export const deletePotentialCustomers: Handler<"deletePotentialCustomers"> = async (context, actor, { body }) => {
  await requirePaidPlan(context.db, actor);
  return { status: 200, body: { deletedCount: await removeCustomers(context, actor, body.ids) } };
};
