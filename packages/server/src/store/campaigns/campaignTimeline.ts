import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { iso, jsonOf } from "../json.ts";

/** The possible lengths of a period, in minutes. */
const lengths = sql.lit("{5,15,60,180,1440,10080}");
const longest = 10_080;
/** Weeks begin on a Monday. */
const aMonday = sql.lit("2000-01-03");
/** A series of periods can touch one more than fits into its length. */
const mostPieces = 60 - 1;

/** Shorter periods go on in the hour that clocks show twice or skip. */
const aDay = 1_440;

/** The periods in which a campaign `k` dialled: their length, and their beginnings in the company's time zone. */
export const piecesFrom = sql`(
  select minutes, array(
    select wall at time zone time_zone from generate_series(first_wall, last at time zone time_zone, length) wall where minutes >= ${aDay}
    union select generate_series(first - ((first at time zone time_zone) - first_wall), last, length) where minutes < ${aDay}
    order by 1) as beginnings
  from (
    select min(c.dialled_at) as first, max(c.dialled_at) as last from calls c where c.campaign_id = k.id
  ) dialled cross join lateral (
    select coalesce(min(minutes), ${longest}::int) as minutes from unnest(${lengths}::int[]) minutes
    where minutes * ${mostPieces}::int * interval '1 minute' >= coalesce(last - first, interval '0')
  ) fitting cross join lateral (
    select coalesce(s.time_zone, country.time_zones[1], 'UTC') as time_zone
    from seller_companies s join countries country on country.id = s.headquarter_country_id where s.id = k.seller_company_id
  ) company cross join lateral (
    select minutes * interval '1 minute' as length,
      date_bin(minutes * interval '1 minute', first at time zone time_zone, timestamp ${aMonday}) as first_wall
  ) beginning
)`;

/** The one of the `pieces` in which a call `c` was dialled; null for one that was not. */
export const pieceOfCall = sql<number | null>`width_bucket(c.dialled_at, pieces.beginnings)`;

/**
 * The progress over time, from groups `alike` that each know their `piece`, their `count` and how many of them were
 * `answered`.
 */
export const campaignTimeline = jsonOf<Schemas["CampaignTimeline"]>({
  minutes: sql<number>`pieces.minutes`,
  points: sql<Schemas["CampaignTimelinePoint"][]>`(
    select coalesce(json_agg(${jsonOf<Schemas["CampaignTimelinePoint"]>({
      at: iso(sql<Date>`p.at`),
      calls: sql<number>`coalesce(made.calls, 0)`,
      answered: sql<number>`coalesce(made.answered, 0)`,
    })} order by p.nth), '[]')
    from unnest(pieces.beginnings) with ordinality p (at, nth) left join (
      select a.piece, sum(a.count)::int as calls, sum(a.answered)::int as answered from alike a where a.piece is not null group by a.piece
    ) made on made.piece = p.nth)`,
});
