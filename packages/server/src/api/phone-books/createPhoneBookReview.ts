import { userIdOf } from "../../auth/actor.ts";
import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { notFound } from "../../http/problem.ts";
import { insertReview, readReviewText } from "../../store/phone-books/reviews.ts";
import { phoneBookOf } from "./phoneBookOf.ts";

/** Adds a note in the caller's name (A-API-38, A-NOTE-03). */
export const createPhoneBookReview: Handler<"createPhoneBookReview"> = async (
  { db, ids, clock, events },
  actor,
  { path, body },
) => {
  const item = await phoneBookOf(db, actor, path.id);
  const note = {
    id: ids.next(),
    phoneBookId: item.id,
    authorId: userIdOf(actor),
    title: body.title.trim(),
    review: body.review.trim(),
  };
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
  return { status: 201, body: new JsonText(text) };
};
