import type { Body } from "@callwright/sdk/contract";

import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readReviewText, updateReviewRow } from "../../store/phone-books/reviews.ts";
import { phoneBookOf } from "./phoneBookOf.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes title or text of a note (A-API-40, A-NOTE-04). */
export const updatePhoneBookReview: Handler<"updatePhoneBookReview"> = async (
  { db, clock, events },
  actor,
  { path, body },
) => {
  const item = await phoneBookOf(db, actor, path.id);
  const fields = {
    title: { title: body.title?.trim() },
    review: { review: body.review?.trim() },
  } satisfies Stored<"phone_book_reviews", Body<"updatePhoneBookReview">>;
  const text = await db.transaction().execute(async (trx) => {
    if (!(await updateReviewRow(trx, item.id, path.reviewId, rowOf(fields), clock.now()))) return undefined;
    await events.publish(trx, item.sellerCompanyId, {
      type: "phoneBook.changed",
      change: "UPDATED",
      phoneBookId: item.id,
    });
    return readReviewText(trx, item.id, path.reviewId);
  });
  if (!text) throw notFound("The note");
  return { status: 200, body: text };
};
