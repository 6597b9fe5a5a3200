import type { Schemas } from "@callwright/sdk/contract";
import { sql, type RawBuilder } from "kysely";

import type { Database } from "../db/database.ts";
import { JsonText } from "../contract/jsonText.ts";
import { iso, jsonOf, usd, type Sql } from "./json.ts";
import type { ListOf } from "./listing.ts";

export type ChartPeriod = Schemas["ChartPeriod"];

/** The balance at the end of every period, as JSON text; the last one is the current balance. */
export function readBalanceChartText(db: Database, companyId: string, period: ChartPeriod, now: Date) {
  const balance = sql<bigint>`coalesce((
    select e.balance_after_micros from ledger_entries e
    where e.seller_company_id = ${companyId}::uuid and e.created_at < p.ends_at
    order by e.created_at desc, e.position desc limit 1), 0)`;
  const item = jsonOf<Schemas["BalancePoint"]>({ date: iso(startsAt), balance: usd(balance) });
  return readSeriesText(db, periods(companyId, period, now), item);
}

/** Income and spending in every period, as JSON text: together they are the changes of the balance. */
export function readTransactionGraphText(db: Database, companyId: string, period: ChartPeriod, now: Date) {
  const sums = sql`lateral (
    select coalesce(sum(e.amount_micros) filter (where e.amount_micros > 0), 0)::bigint as deposited,
      coalesce(-sum(e.amount_micros) filter (where e.amount_micros < 0), 0)::bigint as spent
    from ledger_entries e
    where e.seller_company_id = ${companyId}::uuid and e.created_at >= p.starts_at and e.created_at < p.ends_at) as sums`;
  const item = jsonOf<Schemas["TransactionGraphPoint"]>({
    date: iso(startsAt),
    deposited: usd(sql<bigint>`sums.deposited`),
    spent: usd(sql<bigint>`sums.spent`),
  });
  return readSeriesText(db, periods(companyId, period, now), item, sql`cross join ${sums}`);
}

const startsAt = sql<Date>`p.starts_at`;

async function readSeriesText<Point>(
  db: Database,
  from: RawBuilder<unknown>,
  point: Sql<Point>,
  join = sql``,
): Promise<JsonText<ListOf<Point>>> {
  const { rows } = await sql<{ text: string }>`
    select json_build_object(
      'items', coalesce(json_agg(${point} order by p.starts_at), '[]'),
      'metaData', json_build_object('totalCount', count(*)))::text as text
    from (${from}) p ${join}`.execute(db);
  return new JsonText(rows[0]?.text ?? "");
}

/**
 * The periods of a chart, without gaps, the current one last. Days are days in the company's own time zone, otherwise
 * its country's. The current period has no end, so that it includes a booking at this moment.
 */
function periods(companyId: string, period: ChartPeriod, now: Date): RawBuilder<unknown> {
  return sql`
    with company as (
      select s.id, s.created_at, coalesce(s.time_zone, c.time_zones[1], 'UTC') as zone, ${now}::timestamptz as now
      from seller_companies s join countries c on c.id = s.headquarter_country_id where s.id = ${companyId}::uuid
    ), starts as (${starts[period]})
    select starts_at, lead(starts_at, 1, 'infinity') over (order by starts_at) as ends_at from starts`;
}

// Days, months and years are calculated in wall-clock time and then converted: a day of 23 or 25 hours is still one
// day.
const starts: Record<ChartPeriod, RawBuilder<unknown>> = {
  TODAY: sql`
    select generate_series(date_trunc('day', now, zone), now, interval '1 hour') as starts_at from company`,
  DAILY: onTheWall(sql`'day'`, sql`now at time zone zone - interval '29 days'`),
  MONTHLY: onTheWall(sql`'month'`, sql`now at time zone zone - interval '11 months'`),
  ANNUALLY: onTheWall(
    sql`'year'`,
    sql`least(created_at, (select min(e.created_at) from ledger_entries e where e.seller_company_id = company.id)) at time zone zone`,
  ),
};

function onTheWall(unit: RawBuilder<unknown>, first: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select generate_series(date_trunc(${unit}, ${first}), date_trunc(${unit}, now at time zone zone), ('1 ' || ${unit})::interval)
      at time zone zone as starts_at from company`;
}
