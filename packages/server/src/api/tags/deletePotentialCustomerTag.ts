import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { deleteTagRow } from "../../store/tags.ts";

/** Deletes a tag and removes it from every customer (B-API-20). */
export const deletePotentialCustomerTag: Handler<"deletePotentialCustomerTag"> = async (
  { db, events },
  actor,
  { path },
) => {
  await db.transaction().execute(async (trx) => {
    const tag = await deleteTagRow(trx, scope(actor), path.id);
    if (!tag) throw notFound("The tag");
    await events.publish(trx, tag.sellerCompanyId, {
      type: "potentialCustomer.changed",
      change: "UPDATED",
      potentialCustomerId: null,
    });
  });
  return { status: 204 };
};
