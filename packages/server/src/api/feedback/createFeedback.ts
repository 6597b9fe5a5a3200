import { actingCompany, scope } from "../../auth/scope.ts";
import { isManager } from "../../auth/actor.ts";
import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { invalid, notFound, problem } from "../../http/problem.ts";
import { readCallCompany } from "../../store/calls/listCalls.ts";
import { insertFeedback, readFeedbackText } from "../../store/feedbacks.ts";
import { authorOf } from "../rules/author.ts";

/** What somebody thinks of a call or of the product (A-API-19, A-FB-03). */
export const createFeedback: Handler<"createFeedback"> = async ({ db, ids, clock }, actor, { body }) => {
  const { relation, relationId, description, evaluation } = body;
  if (relation === "CALL" && !relationId) throw invalid({ relationId: "Please say which call this is about." });
  const [callId, subjectId] = relation === "CALL" ? [relationId ?? null, null] : [null, relationId ?? null];
  const companyOfCall = callId && (await readCallCompany(db, scope(actor), callId));
  if (callId && !companyOfCall) throw notFound("The call");

  const id = ids.next();
  const companyId = companyOfCall ?? (isManager(actor) ? null : actingCompany(actor));
  const feedback = {
    id,
    author: authorOf(actor),
    companyId,
    callId,
    subjectId,
    description: description ?? "",
    evaluation,
  };
  const isNew = await db.transaction().execute((trx) => insertFeedback(trx, feedback, clock.now()));
  if (!isNew) throw problem(409, "ALREADY_EXISTS", "You already gave feedback on this call.");
  return { status: 201, body: new JsonText(await readFeedbackText(db, id)) };
};
