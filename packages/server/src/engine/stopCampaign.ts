import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import { notFound } from "../contract/problem.ts";
import {
  changeCampaign,
  countOnTheLine,
  letCallsWaitUntil,
  lockCampaign,
  lockWaitingCallsOfCampaign,
} from "../store/campaigns/campaigns.ts";
import { applySteps, type Happening } from "./applyStep.ts";
import { isOver } from "./changeCampaign.ts";
import { lockDecisions } from "./dispatch.ts";
import type { EngineContext } from "./engineContext.ts";

/** Small enough to keep transactions short. */
const CALLS_AT_ONCE = 250;

/**
 * Stops a campaign permanently. From the first transaction on, none of its calls is dialled, and none may wait any
 * longer: if this process dies before it has ended them all, the dispatchers end the rest.
 */
export async function stopCampaign(
  engine: EngineContext,
  within: Scope,
  id: string,
): Promise<Schemas["StopCampaignResult"]> {
  const stoppedCount = await engine.db.transaction().execute(async (trx) => {
    const now = engine.clock.now();
    const campaign = await lockCampaign(trx, within, id);
    if (!campaign) throw notFound("The campaign");
    if (isOver(campaign)) return 0;
    await lockDecisions(trx);
    await changeCampaign(trx, id, { stopped_at: now, paused_at: null, updated_at: now });
    const waiting = await letCallsWaitUntil(trx, id, now);
    await engine.events.publish(trx, campaign.seller_company_id, {
      type: "campaign.changed",
      change: "UPDATED",
      campaignId: id,
    });
    return waiting;
  });
  await endWaitingCalls(engine, id);
  return { stoppedCount, onTheLineCount: await countOnTheLine(engine.db, id) };
}

/** The dispatchers may end some of them first. */
async function endWaitingCalls(engine: EngineContext, campaignId: string): Promise<void> {
  for (;;) {
    const ended = await engine.db.transaction().execute(async (trx) => {
      const calls = await lockWaitingCallsOfCampaign(trx, campaignId, CALLS_AT_ONCE);
      const at = engine.clock.now();
      const stopped = calls.map((call): Happening => ({
        call,
        event: { type: "REFUSED", at, failureCode: "CAMPAIGN_STOPPED" },
      }));
      return applySteps(engine, trx, stopped);
    });
    if (ended < CALLS_AT_ONCE) return;
  }
}
