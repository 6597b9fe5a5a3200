import type { Schemas } from "@callwright/sdk/contract";

import { userIdOf, type Actor } from "../../auth/actor.ts";
import type { Database } from "../../db/database.ts";
import { pauseCalls as pause } from "../../engine/pauseCalls.ts";
import type { Handler } from "../../contract/handler.ts";
import { forbidden, invalid } from "../../contract/problem.ts";
import { chosenCompany } from "../rules/chosenCompany.ts";
import { callPause } from "./getCallPause.ts";

/** Stops dialling for a company, or for the whole installation. */
export const pauseCalls: Handler<"pauseCalls"> = async (context, actor, { body }) => {
  const companyId = await whoseCalls(context.db, actor, body);
  await pause(context, companyId, userIdOf(actor));
  return { status: 200, body: await callPause(context.db, actor, companyId) };
};

/** The company of the calls; null is everybody, which only an admin may choose. */
export async function whoseCalls(
  db: Database,
  actor: Actor,
  { sellerCompanyId, isEveryCompany = false }: Schemas["PauseCallsRequest"],
): Promise<string | null> {
  if (!isEveryCompany) return (await chosenCompany(db, actor, sellerCompanyId)).id;
  if (actor.kind !== "user" || actor.role !== "ADMIN") throw forbidden("Only an admin may pause everybody's calls.");
  if (sellerCompanyId !== undefined) throw invalid({ sellerCompanyId: "Either one company, or every company." });
  return null;
}
