import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { countryRef } from "./countries.ts";
import { columnsOf, iso, jsonOf, namedRef, one, oneOrNull, type Sql } from "./json.ts";

/** With fewer calls, the result is not meaningful. */
const FEWEST_CALLS = 40;
const SHORT_SECONDS = 6;

const n = columnsOf<"numbers">("n");
const p = columnsOf<"number_pauses">("p");

/** The numbers `n` of companies, with their pause and the results of calls from them. */
export const numbersFrom = (now: Date) => sql`numbers n
  cross join lateral (
    select count(*)::int as calls, count(c.answered_at)::int as answered,
      count(*) filter (where c.answered_at is not null and c.duration_seconds < ${SHORT_SECONDS})::int as short,
      count(*) filter (where c.dialled_at > ${now}::timestamptz - interval '1 day')::int as last_day,
      count(*) filter (where c.dialled_at > ${now}::timestamptz - interval '1 hour')::int as last_hour
    ${callsFrom(sql`n.number`, now)}
  ) went
  cross join lateral (
    select count(c.id)::int as calls, count(c.answered_at)::int as answered
    from numbers other left join lateral (select c.id, c.answered_at ${callsFrom(sql`other.number`, now)}) c on true
    where other.seller_company_id = n.seller_company_id
  ) together
  left join lateral (
    select p.* from number_pauses p where p.number_id = n.id and p.resumed_at is null and p.paused_until > ${now}
  ) p on true`;

/** The calls of the last seven days from a number of the company. */
const callsFrom = (number: Sql<unknown>, now: Date) => sql`
  from calls c where c.from_number = ${number} and c.seller_company_id = n.seller_company_id
    and c.dialled_at > ${now}::timestamptz - interval '7 days'`;

const count = (column: string) => sql<number>`went.${sql.ref(column)}`;

/** A number as the contract's `SellerCompanyNumber`. */
export const numberJson = jsonOf<Schemas["SellerCompanyNumber"]>({
  id: n.id,
  number: n.number,
  status: n.status,
  isDefault: n.is_default,
  maxCallsPerHour: n.max_calls_per_hour,
  maxCallsPerDay: n.max_calls_per_day,
  pause: oneOrNull(
    jsonOf<Schemas["NumberPause"]>({
      reason: p.reason,
      pausedAt: iso(p.paused_at),
      pausedUntil: iso(p.paused_until),
      pausedBy: p.paused_by,
    }),
    sql`where p.id is not null`,
  ),
  health: jsonOf<Schemas["NumberHealth"]>({
    verdict: sql<Schemas["NumberVerdict"]>`case
      when went.calls < ${sql.lit(FEWEST_CALLS)} then 'TOO_FEW'
      when went.short * 3 > went.answered then 'SHORT_CALLS'
      when went.answered * 2 * together.calls < together.answered * went.calls then 'RARELY_ANSWERED'
      else 'GOOD' end`,
    calls: count("calls"),
    answered: count("answered"),
    short: count("short"),
    callsLastDay: count("last_day"),
    callsLastHour: count("last_hour"),
  }),
  purchaseAt: iso(n.purchased_at),
  country: one(
    countryRef(columnsOf<"countries">("country")),
    sql`from countries country where country.id = n.country_id`,
  ),
  sellerCompany: one(
    namedRef(columnsOf<"seller_companies">("c")),
    sql`from seller_companies c where c.id = n.seller_company_id`,
  ),
});
