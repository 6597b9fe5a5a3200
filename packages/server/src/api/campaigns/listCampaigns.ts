import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { listCampaignsText } from "../../store/campaigns/listCampaigns.ts";

/** A page of the campaigns of the caller's company, or of all companies for managers. */
export const listCampaigns: Handler<"listCampaigns"> = async ({ db }, actor, { query }) => ({
  status: 200,
  body: await listCampaignsText(db, scope(actor), query, query),
});
