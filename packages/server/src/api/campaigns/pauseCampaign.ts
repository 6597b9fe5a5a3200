import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { pauseCampaign as pause } from "../../engine/changeCampaign.ts";
import { campaignText } from "./getCampaign.ts";

/** Stops dialling a campaign's calls until somebody resumes it. */
export const pauseCampaign: Handler<"pauseCampaign"> = async (context, actor, { path }) => {
  await pause(context, scope(actor), path.id);
  return { status: 200, body: await campaignText(context.db, actor, path.id) };
};
