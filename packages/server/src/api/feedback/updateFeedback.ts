import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { notFound } from "../../http/problem.ts";
import { readFeedbackText, updateFeedbackRow } from "../../store/feedbacks.ts";
import { authorOf } from "../rules/author.ts";

/** Changes the caller's own feedback (A-API-20, A-FB-04). */
export const updateFeedback: Handler<"updateFeedback"> = async ({ db, clock }, actor, { path, body }) => {
  const { evaluation } = body;
  const description = body.description === undefined ? undefined : (body.description ?? "");
  const own = { id: path.id, author: authorOf(actor) };
  const isChanged = await db
    .transaction()
    .execute((trx) => updateFeedbackRow(trx, own, { description, evaluation }, clock.now()));
  if (!isChanged) throw notFound("The feedback");
  return { status: 200, body: new JsonText(await readFeedbackText(db, path.id)) };
};
