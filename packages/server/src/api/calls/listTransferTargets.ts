import { userIdOf } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readTransferTargets } from "../../store/calls/interventions.ts";
import { readCallCompany } from "../../store/calls/listCalls.ts";

/** The people to whom a call can be transferred: people of its company who take calls, and the caller. */
export const listTransferTargets: Handler<"listTransferTargets"> = async ({ db }, actor, { path }) => {
  const companyId = await readCallCompany(db, scope(actor), path.id);
  if (companyId === undefined) throw notFound("The call");
  return { status: 200, body: { items: await readTransferTargets(db, { companyId, userId: userIdOf(actor) }) } };
};
