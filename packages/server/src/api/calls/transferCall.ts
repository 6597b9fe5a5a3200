import { userIdOf } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { stepIn } from "../../engine/stepIn.ts";
import { readTransferTargets } from "../../store/calls/interventions.ts";
import { readCallCompany } from "../../store/calls/listCalls.ts";
import { interventionBody } from "../rules/interventionBody.ts";
import { stepInAuthor } from "../rules/stepInAuthor.ts";

/** Transfers a call in progress to a person of the company, at the number where they take calls. */
export const transferCall: Handler<"transferCall"> = async (context, actor, { path, body }) => {
  const within = scope(actor);
  const companyId = await readCallCompany(context.db, within, path.id);
  if (companyId === undefined) throw notFound("The call");
  const targets = await readTransferTargets(context.db, { companyId, userId: userIdOf(actor) });
  const target = targets.find(({ userId }) => userId === body.userId);
  const by = { within, author: await stepInAuthor(context, actor), callId: path.id };
  return { status: 200, body: interventionBody(await stepIn(context, by, { kind: "TRANSFER", target })) };
};
