import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import { notFound, problem } from "../contract/problem.ts";
import { unlessLocked } from "../db/withLock.ts";
import { lockCampaign, readItemsToRerun } from "../store/campaigns/campaigns.ts";
import type { CampaignBeginning } from "./callWish.ts";
import type { EngineContext } from "./engineContext.ts";
import { placeCalls } from "./placeCalls.ts";

/**
 * Starts calls to the people whom a campaign did not reach, as a new campaign. Only one rerun of a campaign is started
 * at a time, and a later rerun excludes the people of an earlier one, so that nobody is called for both.
 *
 * @param check an additional check that gets the number of people.
 * @throws Problem 404, or 409 if the campaign has not ended or nobody is left.
 */
export async function rerunCampaign(
  engine: EngineContext,
  within: Scope,
  id: string,
  { createdByUserId, ...beginning }: Omit<CampaignBeginning, "rerunOf"> & { createdByUserId: string | null },
  check: (count: number) => Promise<void>,
): Promise<Schemas["RerunCampaignResult"]> {
  const results: Schemas["RerunCampaignResult"][] = [];
  await unlessLocked(engine.db, `rerun-campaign ${id}`, async () => {
    const campaign = await engine.db.transaction().execute((trx) => lockCampaign(trx, within, id));
    if (!campaign) throw notFound("The campaign");
    if (campaign.isUnderWay) throw problem(409, "CAMPAIGN_UNDER_WAY", "This campaign is not over yet.");
    const phoneBookIds = await readItemsToRerun(engine.db, id);
    if (phoneBookIds.length === 0)
      throw problem(409, "NOBODY_LEFT", "Nobody of this campaign is left to be called again.");
    await check(phoneBookIds.length);
    const { language, retries, outsideHours, browserTimeZone } = campaign.wish;
    const { items, campaigns } = await placeCalls(engine, within, {
      phoneBookIds,
      cronDate: null,
      outsideHours,
      language: language ?? undefined,
      retries: retries ?? undefined,
      browserTimeZone: browserTimeZone ?? undefined,
      createdByUserId,
      campaign: { ...beginning, callsPerMinute: beginning.callsPerMinute ?? campaign.calls_per_minute, rerunOf: id },
    });
    const [begun] = campaigns;
    if (!begun) throw problem(409, "NOBODY_LEFT", "Nobody of this campaign is left to be called again.");
    results.push({ campaign: begun, items });
  });
  const [result] = results;
  if (!result) throw problem(409, "CAMPAIGN_UNDER_WAY", "This campaign is being run again at the moment.");
  return result;
}
