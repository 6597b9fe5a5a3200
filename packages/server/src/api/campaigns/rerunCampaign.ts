import { userIdOf } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { rerunCampaign as rerun } from "../../engine/rerunCampaign.ts";
import { readCampaignSettings, requirePlanForSeveral } from "../calls/startCalls.ts";
import { nameOf } from "../rules/nameOf.ts";

/** Starts calls to the people whom a campaign did not reach, as a new campaign. */
export const rerunCampaign: Handler<"rerunCampaign"> = async (context, actor, { path, body }) => {
  const beginning = {
    ...readCampaignSettings(body, context.clock.now(), "expiresAt"),
    createdBy: await nameOf(context.db, actor),
    createdByUserId: userIdOf(actor),
  };
  return {
    status: 200,
    body: await rerun(context, scope(actor), path.id, beginning, (count) =>
      requirePlanForSeveral(context.db, actor, count),
    ),
  };
};
