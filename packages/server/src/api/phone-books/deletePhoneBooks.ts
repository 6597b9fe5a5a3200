import type { Handler } from "../../contract/handler.ts";
import { requirePaidPlan } from "../rules/plan.ts";
import { removePhoneBooks } from "./removePhoneBooks.ts";

/** Deletes several items; ids that are unknown or not the caller's are skipped (A-API-35). */
export const deletePhoneBooks: Handler<"deletePhoneBooks"> = async (context, actor, { body }) => {
  await requirePaidPlan(context.db, actor);
  return { status: 200, body: { deletedCount: await removePhoneBooks(context, actor, body.ids) } };
};
