import { sql, type RawBuilder } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { columnsOf, iso, jsonOf, oneOrNull } from "../json.ts";

/** A number as one company calls it. */
export interface CompanyNumber {
  companyId: string;
  /** E.164. */
  phoneNumber: string;
}

const c = columnsOf<"calls">("c");
const isUnderWay = sql<boolean>`c.status in ('QUEUED', 'RINGING', 'IN_PROGRESS') and not c.is_welcome`;

/**
 * No other transaction can place calls for these companies until this one ends: of several equal requests, the first
 * succeeds.
 */
export async function lockPlacing(trx: Trx, companyIds: string[]): Promise<void> {
  // Always in the same order.
  for (const companyId of [...new Set(companyIds)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtext('start-calls'), hashtext(${companyId}))`.execute(trx);
}

/**
 * Which of these numbers have a call of the company that is queued for now or in progress. Each number is looked up by
 * itself: thousands of other calls may wait.
 */
export async function readNumbersUnderWay(db: Database, numbers: CompanyNumber[]): Promise<CompanyNumber[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<CompanyNumber>`
    select n."companyId", n."phoneNumber"
    from jsonb_to_recordset(${storedJson(numbers)}::jsonb) as n ("phoneNumber" text, "companyId" uuid)
    cross join lateral (
      select from calls c
      where ${isUnderWay} and c.contact_phone_number = n."phoneNumber" and c.seller_company_id = n."companyId" limit 1
    ) c`.execute(db);
  return rows;
}

/** A call center item, and the time of a call to it. */
export interface ItemTime {
  phoneBookId: string;
  startAt: Date;
}

/**
 * Which of these items have a call that is scheduled for this very time; `except` is a call that does not count. The
 * calls of each item are read and no others (`offset 0`): thousands may be scheduled for this time.
 */
export async function readScheduledTimes(db: Database, times: ItemTime[], except?: string): Promise<ItemTime[]> {
  if (times.length === 0) return [];
  const { rows } = await sql<ItemTime>`
    select n."phoneBookId", n."startAt"
    from jsonb_to_recordset(${storedJson(times)}::jsonb) as n ("phoneBookId" uuid, "startAt" timestamptz)
    cross join lateral (
      select c.id, c.status, c.start_at from calls c where c.phone_book_id = n."phoneBookId" offset 0
    ) c
    where c.status = 'CRON' and c.start_at = n."startAt" and c.id is distinct from ${except ?? null}::uuid`.execute(db);
  return rows;
}

/** The numbers with a call in progress, of any company: dialled and not ended. */
export async function readNumbersOnTheLine(db: Database): Promise<string[]> {
  const { rows } = await sql<{ phoneNumber: string }>`
    select distinct c.contact_phone_number as "phoneNumber" from calls c
    where c.dialled_at is not null and c.status in ('QUEUED', 'RINGING', 'IN_PROGRESS')`.execute(db);
  return rows.map(({ phoneNumber }) => phoneNumber);
}

/**
 * The company's active call to a number, as the contract's `ActiveCall`; null if there is none. Both are SQL
 * expressions for a surrounding statement.
 */
export const activeCallJson = (companyId: RawBuilder<unknown>, phoneNumber: RawBuilder<unknown>) =>
  oneOrNull(
    jsonOf<Schemas["ActiveCall"]>({
      id: c.id,
      // No other status is active.
      status: sql<Schemas["ActiveCall"]["status"]>`c.status`,
      startAt: iso(c.start_at),
      answeredAt: iso(c.answered_at),
      createdAt: iso(c.created_at),
    }),
    sql`from calls c
      where ${isUnderWay} and c.seller_company_id = ${companyId} and c.contact_phone_number = ${phoneNumber}
      order by c.dialled_at nulls last, c.created_at, c.id limit 1`,
  );
