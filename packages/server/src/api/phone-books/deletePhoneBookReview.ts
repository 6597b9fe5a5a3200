import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { deleteReviewRow } from "../../store/phone-books/reviews.ts";
import { phoneBookOf } from "./phoneBookOf.ts";

/** Deletes a note (A-API-41, A-NOTE-05). */
export const deletePhoneBookReview: Handler<"deletePhoneBookReview"> = async ({ db, events }, actor, { path }) => {
  const item = await phoneBookOf(db, actor, path.id);
  await db.transaction().execute(async (trx) => {
    if (!(await deleteReviewRow(trx, item.id, path.reviewId))) throw notFound("The note");
    await events.publish(trx, item.sellerCompanyId, {
      type: "phoneBook.changed",
      change: "UPDATED",
      phoneBookId: item.id,
    });
  });
  return { status: 204 };
};
