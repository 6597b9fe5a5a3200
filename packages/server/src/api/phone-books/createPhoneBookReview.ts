import type { Body } from "@callwright/sdk/contract";

import { userIdOf } from "../../auth/actor.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { insertReview, readReviewText } from "../../store/phone-books/reviews.ts";
import { phoneBookOf } from "./phoneBookOf.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Adds a note in the caller's name (A-API-38, A-NOTE-03). */
export const createPhoneBookReview: Handler<"createPhoneBookReview"> = async (
  { db, ids, clock, events },
  actor,
  { path, body },
) => {
  const item = await phoneBookOf(db, actor, path.id);
  const fields = {
    title: { title: body.title.trim() },
    review: { review: body.review.trim() },
  } satisfies Stored<"phone_book_reviews", Body<"createPhoneBookReview">>;
  const note = { ...rowOf(fields), id: ids.next(), phone_book_id: item.id, author_id: userIdOf(actor) };
  const text = await db.transaction().execute(async (trx) => {
    await insertReview(trx, note, clock.now());
    await events.publish(trx, item.sellerCompanyId, {
      type: "phoneBook.changed",
      change: "UPDATED",
      phoneBookId: item.id,
    });
    return readReviewText(trx, item.id, note.id);
  });
  if (!text) throw notFound("The note");
  return { status: 201, body: text };
};
