import type { Body } from "@callwright/sdk/contract";

import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readFeedbackText, updateFeedbackRow, type FeedbackColumns } from "../../store/feedbacks.ts";
import { authorOf } from "../rules/author.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes the caller's own feedback (A-API-20, A-FB-04). */
export const updateFeedback: Handler<"updateFeedback"> = async ({ db, clock }, actor, { path, body }) => {
  const { effectiveness, responses, understanding } = body.evaluation ?? {};
  const fields = {
    description: { description: body.description === undefined ? undefined : (body.description ?? "") },
    evaluation: { effectiveness, responses, understanding } satisfies FeedbackColumns,
  } satisfies Stored<"feedbacks", Body<"updateFeedback">>;
  const own = { id: path.id, author: authorOf(actor) };
  const isChanged = await db.transaction().execute((trx) => updateFeedbackRow(trx, own, rowOf(fields), clock.now()));
  if (!isChanged) throw notFound("The feedback");
  const text = await readFeedbackText(db, path.id);
  if (!text) throw notFound("The feedback");
  return { status: 200, body: text };
};
