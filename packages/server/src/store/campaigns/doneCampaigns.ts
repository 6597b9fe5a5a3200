import { sql } from "kysely";

import type { Database, Trx } from "../../db/database.ts";
import { isUnderWay } from "./campaignJson.ts";

const AT_ONCE = 100;

/**
 * Finished campaigns for which there was no notification yet: they had calls, and none has been active since a given
 * time.
 */
export async function findDoneCampaigns(db: Database, quietSince: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.id from campaigns k
    where k.done_told_at is null and k.created_at <= ${quietSince} and not ${isUnderWay}
      and exists (select from calls c where c.campaign_id = k.id)
      and not exists (select from calls c where c.campaign_id = k.id and c.ended_at > ${quietSince})
    order by k.created_at limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A campaign with a notification, and the person who started it. */
export interface DoneCampaign {
  id: string;
  companyId: string;
  userId: string | null;
}

/** Marks campaigns as finished. Returns those with a notification: not those that a person stopped. */
export async function rememberDone(trx: Trx, ids: string[], now: Date): Promise<DoneCampaign[]> {
  const { rows } = await sql<DoneCampaign & { isWorthTelling: boolean }>`
    update campaigns k set done_told_at = ${now}
    where k.id = any(${ids}::uuid[]) and k.done_told_at is null
    returning k.id, k.seller_company_id as "companyId",
      (select c.created_by_user_id from calls c where c.campaign_id = k.id limit 1) as "userId",
      k.stopped_at is null as "isWorthTelling"`.execute(trx);
  return rows.filter(({ isWorthTelling }) => isWorthTelling);
}
