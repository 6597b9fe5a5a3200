import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { stopCampaign as stop } from "../../engine/stopCampaign.ts";

/** Ends every waiting call of a campaign. */
export const stopCampaign: Handler<"stopCampaign"> = async (context, actor, { path }) => ({
  status: 200,
  body: await stop(context, scope(actor), path.id),
});
