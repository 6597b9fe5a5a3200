import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import { failureMessages } from "../../domain/call.ts";
import { companyHeldReason, companyHeldUntil } from "../calls/breakers.ts";
import { columnsOf, iso, jsonOf, namedRef, one, oneOrNull, usd, type FieldsOf, type Sql } from "../json.ts";
import { campaignTimeline, pieceOfCall, piecesFrom } from "./campaignTimeline.ts";

const messages = sql.lit(storedJson(failureMessages));

const k = columnsOf<"campaigns">("k");

/**
 * The time until which calls of the company of a campaign `k` are held, and the reason: queried once, and not for each
 * call.
 */
const heldFrom = sql`(select ${companyHeldUntil(sql`k.seller_company_id`)} as until, ${companyHeldReason(sql`k.seller_company_id`)} as reason offset 0)`;
const ofCompany = sql<Date | null>`company_held.until`;

/** A waiting call: no carrier was asked to dial it yet. */
const isWaiting = sql<boolean>`c.status in ('CRON', 'QUEUED') and c.dialled_at is null`;
const isOnTheLine = sql<boolean>`c.status in ('QUEUED', 'RINGING', 'IN_PROGRESS') and c.dialled_at is not null`;
const isReached = sql<boolean>`c.status = 'COMPLETED' and c.answer <> 'ANSWERING_MACHINE'`;

/**
 * The calls `c` of a campaign `k`, each with whether another one repeats it. Repeated calls are read as one set, from
 * the index alone: a lookup for each would take longer than everything else, and so would a hash table of all calls.
 */
const callsOfCampaign = sql`calls c left join lateral (
  select distinct r.retry_of as id from calls r where r.campaign_id = k.id and r.retry_of is not null) repeated on repeated.id = c.id`;

/** Whether a call ended without reaching a person, so that a rerun includes this person. */
const isMissed = sql<boolean>`(c.status in ('BUSY', 'NO_ANSWER', 'FAILED') or c.status = 'COMPLETED' and c.answer = 'ANSWERING_MACHINE')`;

/** Whether no other call repeats a call: it determines the person's state. */
const isLast = sql<boolean>`repeated.id is null`;

/** Whether a campaign `k` has a call that waits or is in progress. */
export const isUnderWay = sql<boolean>`exists (select from calls c
  where c.campaign_id = k.id and c.status in ('CRON', 'QUEUED', 'RINGING', 'IN_PROGRESS'))`;

/** The status of a campaign `k`. */
export const campaignStatus = sql<Schemas["CampaignStatus"]>`case when k.stopped_at is not null then 'STOPPED'
  when not ${isUnderWay} then 'COMPLETED' when k.paused_at is not null then 'PAUSED' else 'RUNNING' end`;

const refusedCount = sql<number>`(select count(*)::int from campaign_refusals x where x.campaign_id = k.id)`;

/** People by their state, from rows that each represent `count` calls `c`. */
const progressOf = (count: Sql<number>) => {
  const countWhere = (condition: Sql<boolean>) =>
    sql<number>`coalesce(sum(${count}) filter (where ${condition}), 0)::int`;
  return jsonOf<Schemas["CampaignProgress"]>({
    total: sql<number>`coalesce(sum(${count}), 0)::int + ${refusedCount}`,
    refused: refusedCount,
    waiting: countWhere(isWaiting),
    onTheLine: countWhere(isOnTheLine),
    reached: countWhere(isReached),
    notReached: countWhere(sql<boolean>`c.ended_at is not null and not (${isReached})`),
  });
};

const progress = one(progressOf(sql<number>`1`), sql`from ${callsOfCampaign} where c.campaign_id = k.id and ${isLast}`);

const fields = {
  id: k.id,
  name: k.name,
  status: campaignStatus,
  callsPerMinute: k.calls_per_minute,
  expiresAt: iso(k.expires_at),
  pausedAt: iso(k.paused_at),
  stoppedAt: iso(k.stopped_at),
  rerunOf: oneOrNull(
    namedRef(columnsOf<"campaigns">("before")),
    sql`from campaigns before where before.id = k.rerun_of`,
  ),
  progress,
  sellerCompany: one(
    namedRef(columnsOf<"seller_companies">("s")),
    sql`from seller_companies s where s.id = k.seller_company_id`,
  ),
  createdBy: k.created_by,
  createdAt: iso(k.created_at),
  updatedAt: iso(k.updated_at),
} satisfies FieldsOf<Schemas["Campaign"]>;

/** A campaign `k` as the contract's `Campaign`. */
export const campaignJson = jsonOf<Schemas["Campaign"]>(fields);

const reason = (code: Sql<string>) =>
  jsonOf<Schemas["CallFailureReason"]>({
    code: sql<Schemas["CallFailureCode"]>`${code}`,
    message: sql<string>`coalesce(${messages}::jsonb ->> ${code}, '')`,
  });

/** Groups of the campaign's calls as an array, the largest first. */
const groups = <Group extends object>(group: Sql<Group>, by: Sql<string>, where: Sql<boolean>) =>
  sql<Group[]>`(select coalesce(json_agg(g.item order by g.count desc, g.by), '[]') from (
    select ${group} as item, sum(a.count) as count, ${by} as by from alike a where ${where} group by ${by}) g)`;

const alikeCount = sql<number>`sum(a.count)::int`;
const code = (column: string) => sql.raw<string>(`a.${column}`);

/** The progress of a campaign `k`: its calls are read once, in groups of equal ones. */
export const campaignDetailFrom = sql`campaigns k cross join lateral ${piecesFrom} pieces cross join lateral ${heldFrom} company_held cross join lateral (
  with alike as materialized (
    select ${isLast} as is_last, c.status, c.answer, c.failure_code, c.dialled_at is not null as is_dialled,
      c.phone_book_id is not null as has_item, ${pieceOfCall} as piece,
      case when ${isWaiting} and c.status = 'QUEUED' then
        case when ${ofCompany} > c.not_before or c.not_before is null and ${ofCompany} is not null then company_held.reason
          when c.not_before is not null then c.hold_reason end end as hold_reason,
      min(greatest(c.not_before, ${ofCompany})) as not_before, min(c.dialled_at) as dialled_at, min(c.ended_at) as ended_at,
      count(*) as count, count(c.answered_at) as answered
    from ${callsOfCampaign} where c.campaign_id = k.id group by 1, 2, 3, 4, 5, 6, 7, 8
  )
  select (select ${progressOf(sql<number>`c.count`)} from alike c where c.is_last) as progress,
    (select coalesce(sum(c.count), 0)::int from alike c where c.is_last and c.has_item and ${isMissed}) as missed, ${jsonOf<
      Schemas["CampaignCourse"]
    >({
      held: groups(
        jsonOf<Schemas["CampaignHold"]>({
          reason: reason(code("hold_reason")),
          count: alikeCount,
          heldUntil: iso(sql<Date>`min(a.not_before)`),
        }),
        code("hold_reason"),
        sql<boolean>`a.is_last and a.hold_reason is not null`,
      ),
      statuses: groups(
        jsonOf<Schemas["CampaignStatusCount"]>({
          status: sql<Schemas["CallStatus"]>`a.status`,
          count: alikeCount,
        }),
        code("status"),
        sql<boolean>`a.is_last`,
      ),
      answers: groups(
        jsonOf<Schemas["CampaignAnswerCount"]>({
          answer: sql<Schemas["CallAnswer"]>`a.answer`,
          count: alikeCount,
        }),
        code("answer"),
        sql<boolean>`a.is_last and a.status = 'COMPLETED'`,
      ),
      failed: groups(
        jsonOf<Schemas["CampaignReasonCount"]>({ reason: reason(code("failure_code")), count: alikeCount }),
        code("failure_code"),
        sql<boolean>`a.is_last and a.status = 'FAILED'`,
      ),
      refused: sql<Schemas["CampaignReasonCount"][]>`(
      select coalesce(json_agg(${jsonOf<Schemas["CampaignReasonCount"]>({
        reason: reason(sql<string>`x.code`),
        count: sql<number>`x.count`,
      })} order by x.count desc, x.code), '[]')
      from (select code, count(*)::int as count from campaign_refusals where campaign_id = k.id group by code) x)`,
      attempts: sql<number>`(select coalesce(sum(a.count), 0)::int from alike a where a.is_dialled)`,
      cost: sql<number>`(select coalesce(${usd(sql<bigint>`sum(-l.amount_micros)::bigint`)}, 0)
      from calls c join ledger_entries l on l.call_id = c.id and l.kind = 'SETTLE'
      where c.campaign_id = k.id and c.status = 'COMPLETED')`,
      timeline: campaignTimeline,
    })} as course
) so_far`;

/**
 * The items of a campaign `k` for a rerun: people who were refused or not reached, but not cancelled calls or people of
 * an earlier rerun.
 */
export const itemsToRerun = sql`(
  select c.phone_book_id from ${callsOfCampaign}
  where c.campaign_id = k.id and c.phone_book_id is not null and ${isLast}
    and ${isMissed}
  union select x.phone_book_id from campaign_refusals x where x.campaign_id = k.id and x.phone_book_id is not null
  except (
    select c.phone_book_id from calls c where c.campaign_id in (select id from campaigns later where later.rerun_of = k.id)
    union select x.phone_book_id from campaign_refusals x
      where x.campaign_id in (select id from campaigns later where later.rerun_of = k.id)))`;

/** A row of `campaignDetailFrom` as the contract's `CampaignDetail`. */
export const campaignDetailJson = jsonOf<Schemas["CampaignDetail"]>({
  ...fields,
  progress: sql<Schemas["CampaignProgress"]>`so_far.progress`,
  course: sql<Schemas["CampaignCourse"]>`so_far.course`,
  // The people of earlier reruns are determined from the items; without a rerun, the counts are sufficient.
  rerunCount: sql<number>`case when exists (select from campaigns later where later.rerun_of = k.id)
    then (select count(*)::int from ${itemsToRerun} items)
    else so_far.missed
      + (select count(*)::int from campaign_refusals x where x.campaign_id = k.id and x.phone_book_id is not null) end`,
});
