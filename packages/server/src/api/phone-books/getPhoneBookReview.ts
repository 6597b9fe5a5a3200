import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readReviewText } from "../../store/phone-books/reviews.ts";
import { phoneBookOf } from "./phoneBookOf.ts";

/** One note (A-API-39). */
export const getPhoneBookReview: Handler<"getPhoneBookReview"> = async ({ db }, actor, { path }) => {
  const item = await phoneBookOf(db, actor, path.id);
  const text = await readReviewText(db, item.id, path.reviewId);
  if (!text) throw notFound("The note");
  return { status: 200, body: text };
};
