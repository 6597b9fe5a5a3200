import { sql, type RawBuilder } from "kysely";

import type { Database, Trx } from "../db/database.ts";
import { forgetRows, inPortions } from "./forgetRows.ts";
import { columnsOf, namedRef, one } from "./json.ts";

/**
 * Id and name of a company, even of a deleted one, as the contract's `NamedRef`: an SQL expression for a surrounding
 * statement.
 */
export const companyRefJson = (companyId: RawBuilder<unknown>) =>
  one(
    namedRef(columnsOf<"archived_companies">("known")),
    sql`from (
      select id, name from seller_companies where id = ${companyId}
      union all select id, name from archived_companies where id = ${companyId}) known`,
  );

/** The same for its name alone. */
export const companyName = (companyId: RawBuilder<unknown>) => sql<string>`coalesce(
  (select name from seller_companies where id = ${companyId}), (select name from archived_companies where id = ${companyId}), '')`;

/** The name of a company, even of a deleted one. */
export async function readCompanyName(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${companyName(sql`${id}::uuid`)} as name`.execute(db);
  return rows[0]?.name ?? "";
}

/**
 * Archives a company. Recordings and conversations of its calls are deleted at once, and its calls lose their subjects;
 * later reports of a carrier are not awaited.
 */
export async function archiveCompany(
  trx: Trx,
  company: { id: string; name: string },
  archivedBy: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto("archived_companies")
    .values({ ...company, archived_at: at, archived_by: archivedBy, pseudonymised_at: null })
    .execute();
  // This locks the calls: a concurrent report of a carrier is stored before the rest is deleted, or finds the company
  // archived.
  await trx
    .updateTable("calls")
    .set({ has_recording: false, answer: sql`case answer when 'IN_PROGRESS' then 'NEUTRAL' else answer end` })
    .where("seller_company_id", "=", company.id)
    .execute();
  const calls = trx.selectFrom("calls").select("id").where("seller_company_id", "=", company.id);
  await trx.deleteFrom("call_turns").where("call_id", "in", calls).execute();
  await trx.deleteFrom("call_interventions").where("call_id", "in", calls).execute();
  await trx.deleteFrom("call_readings").where("call_id", "in", calls).execute();
  await trx.deleteFrom("call_question_answers").where("call_id", "in", calls).execute();
  await trx.deleteFrom("call_recordings").where("call_id", "in", calls).execute();
  await trx.deleteFrom("sip_calls").where("call_id", "in", calls).execute();
}

/** Whether a company was deleted. */
export async function isArchived(db: Database, companyId: string): Promise<boolean> {
  const { rows } = await sql`select from archived_companies where id = ${companyId}::uuid`.execute(db);
  return rows.length > 0;
}

/** Which of these companies were deleted. */
export async function readArchivedAmong(db: Database, companyIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from archived_companies where id = any(${companyIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Removes the called people from calls of companies that were deleted before a given time. */
export async function pseudonymiseArchived(db: Database, before: Date, now: Date): Promise<void> {
  const companies = await db
    .selectFrom("archived_companies")
    .select("id")
    .where("archived_at", "<", before)
    .where("pseudonymised_at", "is", null)
    .execute();
  for (const { id } of companies) {
    await inPortions(
      db,
      (limit) => sql`
        update calls set customer_name = '-', contact_name = null, contact_surname = null, contact_title = null,
          contact_phone_number = left(contact_phone_number, 3) || 'xxxxxxxx', product_name = null
        where ctid = any(array(
          select ctid from calls where seller_company_id = ${id}::uuid
            and (customer_name <> '-' or contact_phone_number not like '%xxxxxxxx') limit ${limit}))`,
    );
    await db.updateTable("archived_companies").set({ pseudonymised_at: now }).where("id", "=", id).execute();
  }
}

/**
 * Deletes the money and calls of companies that were deleted before a given time, because they no longer have to be
 * kept.
 */
export async function forgetArchived(db: Database, before: Date): Promise<void> {
  const old = await db.selectFrom("archived_companies").select("id").where("archived_at", "<", before).execute();
  for (const { id } of old)
    await db.transaction().execute(async (trx) => {
      // First, because nothing is deleted from the ledger of a company that is archived.
      await trx.deleteFrom("archived_companies").where("id", "=", id).execute();
      for (const table of ["ledger_entries", "transactions", "calls"] as const)
        await forgetRows(trx, table, sql`seller_company_id = ${id}::uuid`);
    });
}
