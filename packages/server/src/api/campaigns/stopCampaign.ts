import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { stopCampaign as stop } from "../../engine/stopCampaign.ts";

/** Ends every call of a campaign that waits. */
export const stopCampaign: Handler<"stopCampaign"> = async (context, actor, { path }) => ({
  status: 200,
  body: await stop(context, scope(actor), path.id),
});
