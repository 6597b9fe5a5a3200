import type { Schemas } from "@callwright/sdk/contract";
import { sql, type RawBuilder } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { toUsd } from "../../domain/money.ts";
import { companyName } from "../archive.ts";
import { answered, isCallbackDue } from "./countedCalls.ts";

type Figures = Schemas["CallFigures"];

/** The times at which the periods of a range begin, and the end of the last one. */
export interface CountedRange {
  starts: Date[];
  endsAt: Date;
}

/** The dimensions of a range, each figure with the record to which it belongs. */
export interface CountedParts {
  totals: Figures;
  /** By the index of the period; periods without a call are missing. */
  periods: Map<number, Figures>;
  hours: Schemas["HourNumbers"][];
  countries: Schemas["PartNumbers"][];
  products: Schemas["PartNumbers"][];
  sellers: Schemas["PartNumbers"][];
}

/** The maximum number of countries, products and companies that are listed. */
const MOST_PARTS = 50;

/**
 * The results of the calls in a range, counted by every dimension in one pass over an index that contains all counted
 * columns.
 */
export async function countParts(db: Database, within: Scope, range: CountedRange): Promise<CountedParts> {
  const { rows } = await sql<Row>`
    select found.*, case
      when kind = ${kinds.country} then (select name from countries where id = found.country_id)
      when kind = ${kinds.product} then (select name from products where id = found.product_id)
      when kind = ${kinds.seller} then ${companyName(sql`found.seller_company_id`)} end as name
    from (
      select grouping(place, dialled_hour, country_id, product_id, seller_company_id) as kind,
        place, dialled_hour as hour, country_id, product_id, seller_company_id,
        count(*)::int as calls, count(*) filter (where is_person)::int as person, count(*) filter (where is_machine)::int as machine,
        count(*) filter (where is_nobody)::int as nobody, count(*) filter (where answer = 'POSITIVE')::int as positive,
        coalesce(sum(duration_seconds), 0)::bigint as seconds, coalesce(sum(charged_micros), 0)::bigint as micros
      from (
        select width_bucket(c.dialled_at, ${range.starts}::timestamptz[]) - 1 as place, c.dialled_hour, c.country_id, c.product_id,
          c.seller_company_id, c.answer, c.duration_seconds, c.charged_micros, ${answered.PERSON} as is_person,
          ${answered.MACHINE} as is_machine, ${answered.NOBODY} as is_nobody
        from calls c where ${isCounted(within, range)}) made
      group by grouping sets ((place), (dialled_hour), (country_id), (product_id), (seller_company_id))
    ) found`.execute(db);
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  // The total is the sum of the periods; a separate grouping set for it would make the database sort.
  return {
    totals: figuresOf(sumOf(of(kinds.period))),
    periods: new Map(of(kinds.period).map((row) => [row.place ?? 0, figuresOf(row)])),
    hours: of(kinds.hour)
      .map((row) => ({ hour: row.hour ?? 0, figures: figuresOf(row) }))
      .toSorted((a, b) => a.hour - b.hour),
    countries: partsOf(of(kinds.country), "country_id"),
    products: partsOf(of(kinds.product), "product_id"),
    sellers: partsOf(of(kinds.seller), "seller_company_id"),
  };
}

/** The reasons for hesitation and refusal in the calls of a range, with the number of calls. */
export async function countObjections(
  db: Database,
  within: Scope,
  range: CountedRange,
): Promise<Schemas["ObjectionNumbers"][]> {
  const { rows } = await sql<Schemas["ObjectionNumbers"]>`
    select objection, count(*)::int as calls from calls c cross join unnest(c.objections) objection
    where ${isCounted(within, range)} and c.objections is not null group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** How many promised callbacks are due, and neither made nor scheduled. */
export async function countCallbacksDue(db: Database, within: Scope, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from calls c
    where ${inScope(within, "c.seller_company_id")} and not c.is_welcome and ${isCallbackDue(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Row extends Counts {
  kind: number;
  place: number | null;
  hour: number | null;
  country_id: string | null;
  product_id: string | null;
  seller_company_id: string | null;
  name: string | null;
}

interface Counts {
  calls: number;
  person: number;
  machine: number;
  nobody: number;
  positive: number;
  seconds: bigint;
  micros: bigint;
}

/** The values of `grouping()`: a bit for each column that is not grouped by. */
const kinds = { period: 15, hour: 23, country: 27, product: 29, seller: 30 };

function isCounted(within: Scope, { starts, endsAt }: CountedRange): RawBuilder<boolean> {
  return sql<boolean>`${inScope(within, "c.seller_company_id")} and not c.is_welcome
    and c.dialled_at >= ${starts[0] ?? endsAt} and c.dialled_at < ${endsAt}`;
}

function partsOf(rows: Row[], id: "country_id" | "product_id" | "seller_company_id"): Schemas["PartNumbers"][] {
  return rows
    .toSorted((a, b) => b.calls - a.calls || (a.name ?? "").localeCompare(b.name ?? "", "en"))
    .slice(0, MOST_PARTS)
    .map((row) => ({
      of: row[id] === null ? null : { id: row[id], name: row.name ?? "" },
      figures: figuresOf(row),
    }));
}

function sumOf(rows: Row[]): Counts {
  const sum = (of: keyof Pick<Counts, "calls" | "person" | "machine" | "nobody" | "positive">) =>
    rows.reduce((total, row) => total + row[of], 0);
  const whole = (of: "seconds" | "micros") => rows.reduce((total, row) => total + row[of], 0n);
  return {
    calls: sum("calls"),
    person: sum("person"),
    machine: sum("machine"),
    nobody: sum("nobody"),
    positive: sum("positive"),
    seconds: whole("seconds"),
    micros: whole("micros"),
  };
}

function figuresOf(row: Counts): Figures {
  const { calls, person, machine, nobody, positive, seconds, micros } = row;
  const whole = BigInt(positive);
  return {
    calls,
    answeredByPerson: person,
    answeredByMachine: machine,
    answeredByNobody: nobody,
    positive,
    seconds: Number(seconds),
    cost: toUsd(micros),
    costPerPositive: positive === 0 ? null : toUsd((micros + whole / 2n) / whole),
  };
}

/** The figures for zero calls. */
export const noFigures: Figures = figuresOf(sumOf([]));
