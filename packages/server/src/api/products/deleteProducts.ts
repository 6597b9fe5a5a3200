import type { Handler } from "../../contract/handler.ts";
import { retryLostRace } from "../../db/retryLostRace.ts";
import { deleteProductRows } from "../../store/products.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { productViewer } from "./viewer.ts";

/** Deletes several products; ids that are unknown or not the caller's are skipped (B-API-26). */
export const deleteProducts: Handler<"deleteProducts"> = async ({ db }, actor, { body }) => {
  await requirePaidPlan(db, actor);
  const deletedCount = await retryLostRace(db, (trx) => deleteProductRows(trx, productViewer(actor), body.ids));
  return { status: 200, body: { deletedCount } };
};
