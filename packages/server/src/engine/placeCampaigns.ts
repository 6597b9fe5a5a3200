import type { Schemas } from "@callwright/sdk/contract";

import { storedJson } from "../db/storedJson.ts";
import type { Trx } from "../db/database.ts";
import { endOfSlowCampaign } from "../domain/campaign.ts";
import { wallClock } from "../domain/wallClock.ts";
import { insertCampaign, insertRefusals, lockOpenCampaigns, type CampaignRow } from "../store/campaigns/campaigns.ts";
import type { CallTarget } from "../store/calls/callTargets.ts";
import type { CallWish } from "./callWish.ts";
import type { EngineContext } from "./engineContext.ts";
import type { Judgement } from "./judgeItems.ts";

/** The campaigns of one request, by company: its batches share them. */
export type CampaignsOfWish = Map<string, Schemas["NamedRef"]>;

/**
 * The campaigns for the calls of a batch, by company: new ones for companies without a campaign of this request. A
 * campaign that was stopped meanwhile is null.
 */
export async function openCampaigns(
  engine: Pick<EngineContext, "ids" | "events">,
  trx: Trx,
  wish: CallWish,
  targets: Map<string, CallTarget>,
  known: CampaignsOfWish,
  now: Date,
): Promise<Map<string, CampaignRow | null>> {
  const { campaign } = wish;
  if (!campaign) return new Map();
  const companies = [...targets.values()].flatMap(({ company }) => company ?? []);
  for (const { id: companyId, timeZone } of companies) {
    if (known.has(companyId)) continue;
    const id = engine.ids.next();
    const name = campaign.name ?? defaultName(wish, now, timeZone);
    const { callsPerMinute = null, rerunOf = null, createdBy } = campaign;
    await insertCampaign(trx, {
      id,
      seller_company_id: companyId,
      name,
      calls_per_minute: callsPerMinute,
      expires_at: campaign.expiresAt ?? (callsPerMinute === null ? null : endOfSlowCampaign(now)),
      rerun_of: rerunOf,
      wish: storedJson({
        language: wish.language ?? null,
        retries: wish.retries ?? null,
        outsideHours: wish.outsideHours,
        browserTimeZone: wish.browserTimeZone ?? null,
      }),
      created_by: createdBy,
      created_at: now,
      updated_at: now,
    });
    known.set(companyId, { id, name });
    await engine.events.publish(trx, companyId, { type: "campaign.changed", change: "CREATED", campaignId: id });
  }
  const ids = [...new Set(companies.flatMap(({ id }) => known.get(id)?.id ?? []))];
  const open = await lockOpenCampaigns(trx, ids, now);
  return new Map(companies.map(({ id }) => [id, open.get(known.get(id)?.id ?? "") ?? null]));
}

/**
 * The start in the company's time zone and the number of items: no words, because each reader has a different language.
 */
function defaultName({ phoneBookIds }: CallWish, now: Date, timeZone: string | null): string {
  return `${wallClock(now, timeZone ?? "UTC").replace("T", " ")} · ${phoneBookIds.length}`;
}

/** Stores the people whom the campaigns refused to call. */
export async function rememberRefusals(
  trx: Trx,
  phoneBookIds: string[],
  judgements: Judgement[],
  targets: Map<string, CallTarget>,
  campaigns: Map<string, CampaignRow | null>,
): Promise<void> {
  await insertRefusals(
    trx,
    judgements.flatMap((judgement, index) => {
      const phoneBookId = phoneBookIds[index] ?? "";
      const campaign = campaigns.get(targets.get(phoneBookId)?.company?.id ?? "");
      if (judgement.kind !== "refused" || !campaign) return [];
      return { campaignId: campaign.id, phoneBookId, code: judgement.code };
    }),
  );
}
