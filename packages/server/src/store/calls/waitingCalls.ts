import { sql } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { HoldReason } from "../../domain/dial-policy/decideDial.ts";
import type { Sql } from "../json.ts";
import { endOfCampaignOr, type CallRow } from "./calls.ts";
import type { CompanyNumber } from "./callsUnderWay.ts";

/** Calls in progress (dialled and not ended), and how many were dialled since a given time. */
export async function countLines(db: Database, since: Date): Promise<{ lines: number; dialled: number }> {
  const { rows } = await sql<{ lines: number; dialled: number }>`
    select
      (select count(*)::int from calls
        where dialled_at is not null and status in ('QUEUED', 'RINGING', 'IN_PROGRESS')) as lines,
      (select count(*)::int from calls where dialled_at > ${since}) as dialled`.execute(db);
  return rows[0] ?? { lines: 0, dialled: 0 };
}

/** What a dispatcher has to do. */
export interface WaitingWork {
  /** A call has waited too long. */
  isAnyExpired: boolean;
  /** A scheduled call is due. */
  isAnyDue: boolean;
  /** A call is in the queue, whether or not it may be dialled now. */
  isAnyQueued: boolean;
}

/** Finds out with one statement and without a lock whether there is work: usually there is none. */
export async function findWaitingWork(db: Database, now: Date): Promise<WaitingWork> {
  const { rows } = await sql<WaitingWork>`
    select
      ${isAny(sql`c.status in ('CRON', 'QUEUED') and c.dialled_at is null and c.expires_at <= ${now}`, sql`c.expires_at`)}
        as "isAnyExpired",
      ${isAny(sql`c.status = 'CRON' and c.start_at <= ${now}`, sql`c.start_at`)} as "isAnyDue",
      ${isAny(sql`c.status = 'QUEUED' and c.dialled_at is null`, laneOf)} as "isAnyQueued"`.execute(db);
  return rows[0] ?? { isAnyExpired: false, isAnyDue: false, isAnyQueued: false };
}

/**
 * Whether there is such a call `c`, read in the order of the index of these calls: with `exists`, PostgreSQL reads the
 * table from its beginning when it believes that many calls match.
 */
const isAny = (condition: Sql<unknown>, order: Sql<unknown>) =>
  sql<boolean>`(select true from calls c where ${condition} order by ${order} limit 1) is not null`;

/** The limits of one company. */
export interface CompanyLimits {
  lines: number;
  /** Calls dialled since `since`. */
  dialled: number;
  since: Date;
}

/**
 * The lane of a waiting call `c`: its campaign's, or the one for all other calls of its company, as in the index
 * `calls_waiting`.
 */
const laneOf = sql`coalesce(c.campaign_id, c.seller_company_id)`;
const laneAfter = (condition: Sql<boolean>) => sql`
  select ${laneOf} as id, c.seller_company_id as company, c.campaign_id as campaign from calls c
  where c.status = 'QUEUED' and c.dialled_at is null and ${condition} order by 1 limit 1`;

/**
 * The lanes with waiting calls that are not paused, as `open_lane`, and how many calls the pace of each allows at once:
 * null for no limit. It jumps from lane to lane along the index instead of reading every waiting call.
 *
 * A campaign with a pace dials one call at a time, evenly, and no more in a minute than the pace: a round that comes a
 * tenth of a second early compensates for late ones.
 */
const openLanes = (pausedCompanies: string[], now: Date) => sql`
  recursive lane as (
    (${laneAfter(sql<boolean>`true`)})
    union all
    select following.* from lane cross join lateral (${laneAfter(sql<boolean>`${laneOf} > lane.id`)}) following
  ), open_lane as (
    select lane.*, case when k.calls_per_minute is null then null else (
      select case when count(*) < k.calls_per_minute and coalesce(
          max(p.dialled_at) <= ${now}::timestamptz - interval '1 minute' / k.calls_per_minute + interval '100 milliseconds', true)
        then 1 else 0 end
      from calls p where p.campaign_id = k.id and p.dialled_at > ${now}::timestamptz - interval '1 minute') end as pace
    from lane left join campaigns k on k.id = lane.campaign
    where lane.company <> all(${pausedCompanies}::uuid[]) and k.paused_at is null and k.stopped_at is null
  )`;

/** Whether any call that may be dialled is waiting, of companies and campaigns that are not paused. */
export async function isAnyWaiting(db: Database, pausedCompanies: string[], now: Date): Promise<boolean> {
  const { rows } = await sql`
    with ${openLanes(pausedCompanies, now)}
    select from open_lane cross join lateral (
      select from calls c where ${laneOf} = open_lane.id and c.status = 'QUEUED' and c.dialled_at is null
        and (c.not_before is null or c.not_before <= ${now})
      order by c.created_at, c.id limit 1) first
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The calls to dial next, within the limits of each company and the pace of each campaign. Companies take turns: the
 * company with the fewest calls in progress comes first, so that ten thousand calls of one do not delay the single call
 * of another. Within a company the call that has waited longest comes first.
 *
 * @param butNot calls and companies to skip.
 * @param busyNumbers numbers with a call in progress: calls to them wait.
 * @param now calls that may not wait until then are left to `lockExpiredCalls`.
 */
export async function findNextCalls(
  db: Database,
  limit: number,
  { lines, dialled, since }: CompanyLimits,
  butNot: string[],
  busyNumbers: string[],
  now: Date,
): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await sql<{ id: string; companyId: string }>`
    with ${openLanes(butNot, now)}, busy as (
      select seller_company_id as company, count(*)::int as lines from calls
      where dialled_at is not null and status in ('QUEUED', 'RINGING', 'IN_PROGRESS') group by 1
    ), recent as (
      select seller_company_id as company, count(*)::int as dialled from calls where dialled_at > ${since} group by 1
    ), company as (
      select open_lane.*, coalesce(busy.lines, 0) as lines,
        least(${limit}::int, ${lines}::int - coalesce(busy.lines, 0), ${dialled}::int - coalesce(recent.dialled, 0)) as room
      from open_lane
      left join busy on busy.company = open_lane.company
      left join recent on recent.company = open_lane.company
    ), next as (
      select first.id, company.company, company.lines, company.room, first.created_at,
        row_number() over (partition by company.company order by first.created_at, first.id) as place
      from company cross join lateral (
        select c.id, c.created_at from calls c
        where ${laneOf} = company.id and c.status = 'QUEUED' and c.dialled_at is null and c.id <> all(${butNot}::uuid[])
          and c.contact_phone_number <> all(${busyNumbers}::text[])
          and (c.expires_at is null or c.expires_at > ${now}) and (c.not_before is null or c.not_before <= ${now})
        order by c.created_at, c.id
        limit greatest(0, least(company.room, company.pace))
      ) first
    )
    select id, company as "companyId" from next where place <= room
    order by lines + place, created_at, id
    limit ${limit}`.execute(db);
  return rows;
}

/** Locks those of the calls that still wait; others may be locked by other processes, or deleted. */
export async function lockWaitingCalls(trx: Trx, ids: string[]): Promise<Map<string, CallRow>> {
  const rows = await trx
    .selectFrom("calls")
    .selectAll()
    .where("id", "in", ids)
    .where("status", "=", "QUEUED")
    .where("dialled_at", "is", null)
    .forUpdate()
    .skipLocked()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A call that has to wait. */
export interface HeldCall {
  id: string;
  until: Date;
  reason: HoldReason;
  /** The time until which it may wait in this case. */
  expiresAt: Date;
}

/** Calls stay in the queue and are skipped until their time. */
export async function holdCalls(trx: Trx, held: HeldCall[], now: Date): Promise<void> {
  if (held.length === 0) return;
  await sql`
    update calls c set not_before = n.until, hold_reason = n.reason, updated_at = ${now},
      expires_at = ${endOfCampaignOr(sql`n."expiresAt"`)}
    from jsonb_to_recordset(${storedJson(held)}::jsonb)
      as n (id uuid, until timestamptz, reason text, "expiresAt" timestamptz)
    where c.id = n.id`.execute(trx);
}

/** A company's calls that wait for a later time are decided again. */
export async function forgetHolds(trx: Trx, companyId: string, now: Date): Promise<void> {
  await sql`
    update calls set not_before = null, hold_reason = null, updated_at = ${now}
    where seller_company_id = ${companyId} and status = 'QUEUED' and dialled_at is null and not_before > ${now}`.execute(
    trx,
  );
}

/** Extends the time for which calls may wait. */
export async function keepWaiting(trx: Trx, calls: { id: string; expiresAt: Date }[]): Promise<void> {
  if (calls.length === 0) return;
  await sql`
    update calls c set expires_at = n."expiresAt"
    from jsonb_to_recordset(${storedJson(calls)}::jsonb) as n (id uuid, "expiresAt" timestamptz)
    where c.id = n.id`.execute(trx);
}

/** Locks all calls of a company to these numbers that were not dialled yet; null is every company. */
export function lockWaitingCallsTo(trx: Trx, companyId: string | null, phoneNumbers: string[]): Promise<CallRow[]> {
  return trx
    .selectFrom("calls")
    .selectAll()
    .$if(companyId !== null, (calls) => calls.where("seller_company_id", "=", companyId))
    .where(sql<boolean>`contact_phone_number = any(${phoneNumbers}::text[])`)
    .where("status", "in", ["CRON", "QUEUED"])
    .where("dialled_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Locks the retries to these numbers that were not dialled yet. */
export function lockWaitingRetriesTo(trx: Trx, numbers: CompanyNumber[]): Promise<CallRow[]> {
  const pairs = numbers.map(({ companyId, phoneNumber }) => sql`(${phoneNumber}::text, ${companyId}::uuid)`);
  return trx
    .selectFrom("calls")
    .selectAll()
    .where(sql<boolean>`(contact_phone_number, seller_company_id) in (${sql.join(pairs)})`)
    .where("retry_of", "is not", null)
    .where("status", "in", ["CRON", "QUEUED"])
    .where("dialled_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Locks all calls of a company that were not dialled yet. */
export function lockWaitingCallsOf(trx: Trx, companyId: string): Promise<CallRow[]> {
  return trx
    .selectFrom("calls")
    .selectAll()
    .where("seller_company_id", "=", companyId)
    .where("status", "in", ["CRON", "QUEUED"])
    .where("dialled_at", "is", null)
    .forUpdate()
    .execute();
}

/** Locks calls that have waited for too long; calls that others have locked are skipped. */
export function lockExpiredCalls(trx: Trx, now: Date, limit: number): Promise<CallRow[]> {
  return trx
    .selectFrom("calls")
    .selectAll()
    .where("status", "in", ["CRON", "QUEUED"])
    .where("dialled_at", "is", null)
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/**
 * Locks scheduled calls that are due, the earliest first; calls that others have locked are skipped.
 *
 * @param pausedCompanies companies whose calls stay scheduled.
 */
export function lockDueCalls(trx: Trx, now: Date, limit: number, pausedCompanies: string[]): Promise<CallRow[]> {
  return trx
    .selectFrom("calls")
    .selectAll()
    .where("status", "=", "CRON")
    .where("start_at", "<=", now)
    .where(sql<boolean>`(expires_at is null or expires_at > ${now})`)
    .where(sql<boolean>`seller_company_id <> all(${pausedCompanies}::uuid[])`)
    .orderBy("start_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
