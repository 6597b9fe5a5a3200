import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import type { CallerHold, CallerNumber } from "../domain/dial-policy/callerNumber.ts";
import type { Row } from "./tables.ts";

/** The numbers from which a company may call, by company. Companies without numbers are omitted. */
export type CallerPools = ReadonlyMap<string, CallerNumber[]>;

interface PoolRow {
  companyId: string;
  number: string;
  iso2: string;
  isDefault: boolean;
  callsLeft: number | null;
  heldUntil: Date | null;
  lastDialledAt: Date | null;
}

/**
 * The numbers of companies with one carrier: whether they are paused, and what their caps allow.
 *
 * @param failing the times until which no call is made from a number, because placing calls from it failed.
 */
export async function readCallerPools(
  db: Database,
  companyIds: string[],
  carrier: string,
  failing: ReadonlyMap<string, Date>,
  now: Date,
): Promise<CallerPools> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await sql<PoolRow>`
    select n.seller_company_id as "companyId", n.number, k.iso2, n.is_default as "isDefault",
      least(${callsLeft("n.max_calls_per_hour", "1 hour", now)}, ${callsLeft("n.max_calls_per_day", "1 day", now)}) as "callsLeft",
      greatest(
        (select p.paused_until from number_pauses p where p.number_id = n.id and p.resumed_at is null and p.paused_until > ${now}),
        ${fullUntil("n.max_calls_per_hour", "1 hour", now)}, ${fullUntil("n.max_calls_per_day", "1 day", now)}
      ) as "heldUntil",
      (select max(c.dialled_at) from calls c where c.from_number = n.number and c.dialled_at is not null) as "lastDialledAt"
    from numbers n join countries k on k.id = n.country_id
    where n.seller_company_id = any(${companyIds}::uuid[]) and n.status = 'ACTIVE' and n.provider = ${carrier}
    order by n.number`.execute(db);
  const numbers = rows.map(({ companyId, heldUntil, ...number }) => {
    const failsUntil = failing.get(number.number);
    const isFailing = failsUntil !== undefined && failsUntil > now && (!heldUntil || failsUntil > heldUntil);
    const until = isFailing ? failsUntil : heldUntil;
    const reason: CallerHold = isFailing ? "CARRIER_PAUSED" : "NO_CALLER_NUMBER";
    return { companyId, caller: { ...number, held: until && { until, reason } } };
  });
  const byCompany = Map.groupBy(numbers, ({ companyId }) => companyId);
  return new Map([...byCompany].map(([id, ofCompany]) => [id, ofCompany.map(({ caller }) => caller)]));
}

const calledWithin = (window: string, now: Date) => sql`
  from calls c where c.from_number = n.number and c.dialled_at > ${now}::timestamptz - ${window}::interval`;

/** How many calls a cap still allows; null without a cap. */
const callsLeft = (cap: string, window: string, now: Date) => sql`
  case when ${sql.ref(cap)} is not null then
    greatest(0, ${sql.ref(cap)} - (select count(*)::int ${calledWithin(window, now)})) end`;

/** When a reached cap allows a call again: when the oldest of the counted calls leaves the period. */
const fullUntil = (cap: string, window: string, now: Date) => sql`
  case when ${sql.ref(cap)} is not null then (
    select c.dialled_at + ${window}::interval ${calledWithin(window, now)}
    order by c.dialled_at desc offset ${sql.ref(cap)} - 1 limit 1) end`;

/** A company without a usable number until a given time. */
export type ShortageRow = Row<"caller_shortages">;

/** All of them. Expired ones are deleted. */
export async function readShortages(db: Database, now: Date): Promise<ShortageRow[]> {
  const rows = await db.selectFrom("caller_shortages").selectAll().execute();
  const over = rows.filter(({ until }) => until <= now).map(({ seller_company_id: id }) => id);
  if (over.length > 0) await db.deleteFrom("caller_shortages").where("seller_company_id", "in", over).execute();
  return rows.filter(({ until }) => until > now);
}

/** The calls of these companies are skipped until then. */
export async function saveShortages(trx: Trx, shortages: ShortageRow[]): Promise<void> {
  for (const shortage of shortages) {
    const { until, reason } = shortage;
    await trx
      .insertInto("caller_shortages")
      .values(shortage)
      .onConflict((conflict) => conflict.column("seller_company_id").doUpdateSet({ until, reason }))
      .execute();
  }
}

/** A company's numbers have changed: its calls that wait for one are checked again. */
export async function forgetShortage(trx: Trx, companyId: string, now: Date): Promise<void> {
  await trx.deleteFrom("caller_shortages").where("seller_company_id", "=", companyId).execute();
  const reason: CallerHold = "NO_CALLER_NUMBER";
  await sql`
    update calls set not_before = null, hold_reason = null, updated_at = ${now}
    where seller_company_id = ${companyId} and hold_reason = ${reason} and status = 'QUEUED' and dialled_at is null`.execute(
    trx,
  );
}
