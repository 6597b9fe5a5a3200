import type { Body } from "@callwright/sdk/contract";

import { actingCompany, scope } from "../../auth/scope.ts";
import { isManager } from "../../auth/actor.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid, notFound, problem } from "../../contract/problem.ts";
import { readCallCompany } from "../../store/calls/listCalls.ts";
import { insertFeedback, readFeedbackText, type FeedbackColumns } from "../../store/feedbacks.ts";
import { authorOf } from "../rules/author.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Feedback on a call or on the product (A-API-19, A-FB-03). */
export const createFeedback: Handler<"createFeedback"> = async ({ db, ids, clock }, actor, { body }) => {
  const { relation, relationId, evaluation } = body;
  if (relation === "CALL" && !relationId) throw invalid({ relationId: "Please say which call this is about." });
  const [callId, subjectId] = relation === "CALL" ? [relationId ?? null, null] : [null, relationId ?? null];
  const companyOfCall = callId && (await readCallCompany(db, scope(actor), callId));
  if (callId && !companyOfCall) throw notFound("The call");

  const id = ids.next();
  const companyId = companyOfCall ?? (isManager(actor) ? null : actingCompany(actor));
  const { effectiveness, responses, understanding } = evaluation;
  const fields = {
    relation: { relation },
    // The sender chooses the subject of general feedback.
    relationId: { call_id: callId, subject_id: subjectId },
    description: { description: body.description ?? "" },
    evaluation: { effectiveness, responses, understanding } satisfies FeedbackColumns,
  } satisfies Stored<"feedbacks", Body<"createFeedback">>;
  const feedback = { ...rowOf(fields), id, author: authorOf(actor), seller_company_id: companyId };
  const isNew = await db.transaction().execute((trx) => insertFeedback(trx, feedback, clock.now()));
  if (!isNew) throw problem(409, "ALREADY_EXISTS", "You already gave feedback on this call.");
  const text = await readFeedbackText(db, id);
  if (!text) throw notFound("The feedback");
  return { status: 201, body: text };
};
