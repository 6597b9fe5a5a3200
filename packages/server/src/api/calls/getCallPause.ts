import type { Schemas } from "@callwright/sdk/contract";

import { isManager, type Actor } from "../../auth/actor.ts";
import type { Scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import type { Handler } from "../../contract/handler.ts";
import type { JsonText } from "../../contract/jsonText.ts";
import { readCallPauseText } from "../../store/calls/callPauses.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";

/** Whether calls are paused, and how many are waiting. */
export const getCallPause: Handler<"getCallPause"> = async ({ db }, actor, { query }) => {
  const isAboutAll = isManager(actor) && query.sellerCompanyId === undefined;
  const companyId = isAboutAll ? null : (await chosenCompany(db, actor, query.sellerCompanyId)).id;
  return { status: 200, body: await callPause(db, actor, companyId) };
};

/** The state of a company's calls, or with null of everybody's. */
export function callPause(
  db: Database,
  actor: Actor,
  companyId: string | null,
): Promise<JsonText<Schemas["CallPause"]>> {
  const within: Scope = companyId === null ? { kind: "everything" } : { kind: "companies", companyIds: [companyId] };
  return readCallPauseText(db, within, companyId, isManager(actor));
}
