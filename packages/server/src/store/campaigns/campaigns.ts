import { sql } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { CallFailureCode } from "../../domain/call.ts";
import type { CallRow } from "../calls/calls.ts";
import type { ChangedRow, NewRow, Row } from "../tables.ts";
import { isUnderWay, itemsToRerun } from "./campaignJson.ts";

export type CampaignRow = Row<"campaigns">;

export async function insertCampaign(trx: Trx, campaign: NewRow<"campaigns">): Promise<void> {
  await trx.insertInto("campaigns").values(campaign).execute();
}

/** A person whom a campaign was to call, and the reason for the refusal. */
export interface CampaignRefusal {
  campaignId: string;
  phoneBookId: string;
  code: CallFailureCode;
}

export async function insertRefusals(trx: Trx, refusals: CampaignRefusal[]): Promise<void> {
  if (refusals.length === 0) return;
  await sql`
    insert into campaign_refusals (campaign_id, phone_book_id, code)
    select x."campaignId", x."phoneBookId", x.code
    from jsonb_to_recordset(${storedJson(refusals)}::jsonb) as x ("campaignId" uuid, "phoneBookId" uuid, code text)`.execute(
    trx,
  );
}

/** Those of these campaigns that still accept calls; none of them can end before the transaction does. */
export async function lockOpenCampaigns(trx: Trx, ids: string[], now: Date): Promise<Map<string, CampaignRow>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("campaigns")
    .selectAll()
    .where("id", "in", ids)
    .where("stopped_at", "is", null)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
    .orderBy("id")
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A campaign to be changed, and whether any of its calls are still active. */
export async function lockCampaign(trx: Trx, within: Scope, id: string): Promise<LockedCampaign | undefined> {
  const campaign = await trx
    .selectFrom("campaigns")
    .selectAll()
    .where("id", "=", id)
    .where(inScope(within, "campaigns.seller_company_id"))
    // Transactions that write its calls, like those of the dispatchers, only need it to exist.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!campaign) return undefined;
  // Queried after the campaign is locked, because calls continue while this waits for the lock.
  const { rows } = await sql<{ isUnderWay: boolean }>`
    select ${isUnderWay} as "isUnderWay" from campaigns k where k.id = ${id}`.execute(trx);
  return { ...campaign, isUnderWay: rows[0]?.isUnderWay ?? false };
}

export type LockedCampaign = CampaignRow & { isUnderWay: boolean };

export async function changeCampaign(trx: Trx, id: string, change: ChangedRow<"campaigns">): Promise<void> {
  await trx.updateTable("campaigns").set(change).where("id", "=", id).execute();
}

/** The waiting calls of a campaign may wait until this time; returns how many they are. */
export async function letCallsWaitUntil(trx: Trx, campaignId: string, expiresAt: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with waiting as (
      select id from calls where campaign_id = ${campaignId} and status in ('CRON', 'QUEUED') and dialled_at is null
      order by id for update
    )
    update calls c set expires_at = ${expiresAt} from waiting w where w.id = c.id`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Locks waiting calls of a campaign, in the order in which they would be dialled. */
export function lockWaitingCallsOfCampaign(trx: Trx, campaignId: string, limit: number): Promise<CallRow[]> {
  return trx
    .selectFrom("calls")
    .selectAll()
    .where("campaign_id", "=", campaignId)
    .where("status", "in", ["CRON", "QUEUED"])
    .where("dialled_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute();
}

/**
 * The reasons why calls that waited for too long are ended, by the ids of their campaigns; campaigns without a reason
 * of their own are missing.
 */
export async function readEndsOfCampaigns(
  db: Database,
  ids: string[],
  now: Date,
): Promise<Map<string, Extract<CallFailureCode, "CAMPAIGN_STOPPED" | "CAMPAIGN_EXPIRED">>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("campaigns")
    .select(["id", "stopped_at"])
    .where("id", "in", ids)
    .where((where) => where.or([where("stopped_at", "is not", null), where("expires_at", "<=", now)]))
    .execute();
  return new Map(rows.map(({ id, stopped_at: at }) => [id, at ? "CAMPAIGN_STOPPED" : "CAMPAIGN_EXPIRED"]));
}

/** How many calls of a campaign were dialled and have not ended. */
export async function countOnTheLine(db: Database, campaignId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from calls
    where campaign_id = ${campaignId} and status in ('QUEUED', 'RINGING', 'IN_PROGRESS') and dialled_at is not null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The items of a campaign for a rerun, in their original order. */
export async function readItemsToRerun(db: Database, campaignId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select items.phone_book_id as id from campaigns k cross join lateral ${itemsToRerun} items
    where k.id = ${campaignId} order by items.phone_book_id`.execute(db);
  return rows.map(({ id }) => id);
}
