import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { resumeCampaign as resume } from "../../engine/changeCampaign.ts";
import { campaignText } from "./getCampaign.ts";

/** Ends the pause of a campaign. */
export const resumeCampaign: Handler<"resumeCampaign"> = async (context, actor, { path }) => {
  await resume(context, scope(actor), path.id);
  return { status: 200, body: await campaignText(context.db, actor, path.id) };
};
