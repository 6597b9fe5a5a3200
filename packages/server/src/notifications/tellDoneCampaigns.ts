import type { Context } from "../context.ts";
import { findDoneCampaigns, rememberDone } from "../store/campaigns/doneCampaigns.ts";
import { tellPeople } from "./tellPeople.ts";

/** A start of many calls is written in batches: between two of them, no call may be active for a moment. */
const QUIET_MS = 10_000;

/**
 * Notifies the people who started campaigns that these have ended. It searches for them instead of reacting to the last
 * call, because two calls can be the last one at the same moment. Any number of processes may do so at once.
 */
export async function tellDoneCampaigns(context: Pick<Context, "db" | "clock" | "ids" | "events">): Promise<void> {
  const { db, clock } = context;
  const done = await findDoneCampaigns(db, new Date(clock.now().getTime() - QUIET_MS));
  if (done.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const campaigns = await rememberDone(trx, done, clock.now());
    const news = campaigns.map(({ id, companyId, userId }) => ({
      kind: "CAMPAIGN_DONE" as const,
      companyId,
      about: `CAMPAIGN_DONE ${id}`,
      userId,
      campaignId: id,
    }));
    await tellPeople(context, trx, news);
  });
}
