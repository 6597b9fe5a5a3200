import type { Handler } from "../../contract/handler.ts";
import { listReviewsText } from "../../store/phone-books/reviews.ts";
import { phoneBookOf } from "./phoneBookOf.ts";

/** Notes on a call center item (A-API-37, A-NOTE-02). */
export const listPhoneBookReviews: Handler<"listPhoneBookReviews"> = async ({ db }, actor, { path, query }) => {
  const item = await phoneBookOf(db, actor, path.id);
  return { status: 200, body: await listReviewsText(db, item.id, query, query) };
};
