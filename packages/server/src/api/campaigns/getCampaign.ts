import type { Schemas } from "@callwright/sdk/contract";

import type { Actor } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import type { JsonText } from "../../contract/jsonText.ts";
import { notFound } from "../../contract/problem.ts";
import type { Database } from "../../db/database.ts";
import { readCampaignText } from "../../store/campaigns/listCampaigns.ts";

/** A campaign with its progress. */
export const getCampaign: Handler<"getCampaign"> = async ({ db }, actor, { path }) => ({
  status: 200,
  body: await campaignText(db, actor, path.id),
});

/** @throws Problem 404 */
export async function campaignText(
  db: Database,
  actor: Actor,
  id: string,
): Promise<JsonText<Schemas["CampaignDetail"]>> {
  const text = await readCampaignText(db, scope(actor), id);
  if (!text) throw notFound("The campaign");
  return text;
}
