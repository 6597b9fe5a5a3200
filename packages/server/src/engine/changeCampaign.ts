import { notFound, problem } from "../contract/problem.ts";
import type { Scope } from "../auth/scope.ts";
import type { Context } from "../context.ts";
import { endOfSlowCampaign } from "../domain/campaign.ts";
import { changeCampaign, letCallsWaitUntil, lockCampaign, type CampaignRow, type LockedCampaign } from "../store/campaigns/campaigns.ts";
import type { ChangedRow } from "../store/tables.ts";
import { lockDecisions } from "./dispatch.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

type Needed = Pick<Context, "db" | "clock" | "events">;
type Change = Pick<ChangedRow<"campaigns">, "name" | "calls_per_minute" | "paused_at"> & { expires_at?: Date };

/** No call of the campaign is dialled once this resolves. What was dialled before goes on. */
export function pauseCampaign(engine: Needed, within: Scope, id: string): Promise<void> {
  return change(engine, within, id, ({ paused_at: since }, now) => ({ paused_at: since ?? now }));
}

/** Takes a pause back. */
export function resumeCampaign(engine: Needed, within: Scope, id: string): Promise<void> {
  return change(engine, within, id, () => ({ paused_at: null }));
}

/** A name, a pace, an end: they hold from the next dial on. Only the name of a campaign that is over changes. */
export function updateCampaign(
  engine: Needed,
  within: Scope,
  id: string,
  changed: Omit<Change, "paused_at">,
): Promise<void> {
  return change(engine, within, id, () => changed);
}

async function change(
  { db, clock, events }: Needed,
  within: Scope,
  id: string,
  changeOf: (campaign: CampaignRow, now: Date) => Change,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const campaign = await lockCampaign(trx, within, id);
    if (!campaign) throw notFound("The campaign");
    const wanted = changeOf(campaign, now);
    const { name: _, ...course } = wanted;
    if (Object.keys(course).length > 0) requireNotOver(campaign);
    // So that slowness and pauses fail no call, a campaign that has either has an end of its own.
    const isSlow = Boolean(wanted.paused_at ?? wanted.calls_per_minute);
    const end = wanted.expires_at ?? (isSlow && !campaign.expires_at ? endOfSlowCampaign(now) : undefined);
    const changed = { ...wanted, ...(end && { expires_at: end }) };
    if (isAsItWas(campaign, changed)) return;
    // Nothing is dialled any more by what held before.
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

/** @throws Problem 409 */
export function requireNotOver({ stopped_at: stoppedAt, isUnderWay }: LockedCampaign): void {
  if (stoppedAt) throw problem(409, "CONFLICT", "This campaign was stopped.");
  if (!isUnderWay) throw problem(409, "CONFLICT", "This campaign is completed.");
}

function isAsItWas(campaign: CampaignRow, changed: Change): boolean {
  return Object.entries(changed).every(([column, value]) => {
    const before = campaign[column as keyof Change];
    return before instanceof Date && value instanceof Date ? +before === +value : before === value;
  });
}
