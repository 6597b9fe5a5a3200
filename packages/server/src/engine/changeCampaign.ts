import { notFound, problem } from "../contract/problem.ts";
import type { Scope } from "../auth/scope.ts";
import type { Context } from "../context.ts";
import { endOfSlowCampaign } from "../domain/campaign.ts";
import { changeCampaign, letCallsWaitUntil, lockCampaign, type LockedCampaign } from "../store/campaigns/campaigns.ts";
import type { ChangedRow } from "../store/tables.ts";
import { lockDecisions } from "./dispatch.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

type Needed = Pick<Context, "db" | "clock" | "events">;
type Change = Pick<ChangedRow<"campaigns">, "name" | "calls_per_minute" | "paused_at"> & { expires_at?: Date };

/**
 * Once this resolves, no call of the campaign is dialled any more. Calls that were dialled before continue, and ended
 * calls do not change.
 */
export function pauseCampaign(engine: Needed, within: Scope, id: string): Promise<void> {
  return change(engine, within, id, (campaign, now) =>
    isOver(campaign) || campaign.paused_at ? {} : { paused_at: now },
  );
}

/** Ends a pause. */
export function resumeCampaign(engine: Needed, within: Scope, id: string): Promise<void> {
  return change(engine, within, id, (campaign) => (isOver(campaign) || !campaign.paused_at ? {} : { paused_at: null }));
}

/**
 * Changes the name, the pace or the end: they apply from the next dial on.
 *
 * @throws Problem 409 for a pace or an end of a campaign that has ended.
 */
export function updateCampaign(
  engine: Needed,
  within: Scope,
  id: string,
  changed: Omit<Change, "paused_at">,
): Promise<void> {
  return change(engine, within, id, (campaign) => {
    const { name: _, ...course } = changed;
    if (isOver(campaign) && Object.keys(course).length > 0)
      throw problem(409, "CAMPAIGN_OVER", "This campaign is over.");
    return changed;
  });
}

async function change(
  { db, clock, events }: Needed,
  within: Scope,
  id: string,
  changeOf: (campaign: LockedCampaign, now: Date) => Change,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const campaign = await lockCampaign(trx, within, id);
    if (!campaign) throw notFound("The campaign");
    const wanted = changeOf(campaign, now);
    if (Object.keys(wanted).length === 0) return;
    // A campaign with a pace or a pause has an end, so that waiting for them does not make calls fail.
    const isSlow = Boolean(wanted.paused_at ?? wanted.calls_per_minute);
    const end = wanted.expires_at ?? (isSlow && !campaign.expires_at ? endOfSlowCampaign(now) : undefined);
    const changed = { ...wanted, ...(end && { expires_at: end }) };
    // Nothing is dialled any more under the old settings.
    await lockDecisions(trx);
    await changeCampaign(trx, id, { ...changed, updated_at: now });
    if (end) await letCallsWaitUntil(trx, id, end);
    await wakeDispatchers(trx);
    await events.publish(trx, campaign.seller_company_id, {
      type: "campaign.changed",
      change: "UPDATED",
      campaignId: id,
    });
  });
}

/** Whether no call of a campaign will be dialled any more. */
export function isOver({ stopped_at: stoppedAt, isUnderWay }: LockedCampaign): boolean {
  return stoppedAt !== null || !isUnderWay;
}
