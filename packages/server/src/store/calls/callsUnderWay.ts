import { sql, type RawBuilder } from "kysely";

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
 * Which of these numbers have a call of the company that is queued for now or on the line. Until the transaction ends nobody
 * else asks this for these companies: of several who would like to call one number, the first does.
 */
export async function lockNumbersUnderWay(trx: Trx, numbers: CompanyNumber[]): Promise<CompanyNumber[]> {
  // In an order that is the same for everybody.
  for (const companyId of [...new Set(numbers.map(({ companyId }) => companyId))].toSorted())
    await sql`select pg_advisory_xact_lock(hashtext('start-calls'), hashtext(${companyId}))`.execute(trx);
  return readNumbersUnderWay(trx, numbers);
}

/** The same without keeping anybody from asking. */
export async function readNumbersUnderWay(db: Database, numbers: CompanyNumber[]): Promise<CompanyNumber[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<CompanyNumber>`
    select c.seller_company_id as "companyId", c.contact_phone_number as "phoneNumber" from calls c
    where ${isUnderWay} and (c.contact_phone_number, c.seller_company_id) in (
      select n."phoneNumber", n."companyId" from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb)
        as n ("phoneNumber" text, "companyId" uuid))`.execute(db);
  return rows;
}

/** The numbers that are on the line now, whoever calls them: dialled and not ended. */
export async function readNumbersOnTheLine(db: Database): Promise<string[]> {
  const { rows } = await sql<{ phoneNumber: string }>`
    select distinct c.contact_phone_number as "phoneNumber" from calls c
    where c.dialled_at is not null and c.status in ('QUEUED', 'RINGING', 'IN_PROGRESS')`.execute(db);
  return rows.map(({ phoneNumber }) => phoneNumber);
}

/**
 * The call of a company that is under way to a number, as the contract's `ActiveCall`; null when there is none. Both are
 * expressions of the statement around it.
 */
export const activeCallJson = (companyId: RawBuilder<unknown>, phoneNumber: RawBuilder<unknown>) =>
  oneOrNull(
    jsonOf<Schemas["ActiveCall"]>({
      id: c.id,
      // No other status is under way.
      status: sql<Schemas["ActiveCall"]["status"]>`c.status`,
      startAt: iso(c.start_at),
      answeredAt: iso(c.answered_at),
      createdAt: iso(c.created_at),
    }),
    sql`from calls c
      where ${isUnderWay} and c.seller_company_id = ${companyId} and c.contact_phone_number = ${phoneNumber}
      order by c.dialled_at nulls last, c.created_at, c.id limit 1`,
  );
