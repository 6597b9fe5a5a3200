import { sql } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";

/** Which companies' calls are not dialled: all of them, or these. */
export type PausedCompanies = "all" | string[];

export async function readPausedCompanies(db: Database): Promise<PausedCompanies> {
  const rows = await db.selectFrom("call_pauses").select("seller_company_id").execute();
  const ids = rows.flatMap(({ seller_company_id: id }) => id ?? []);
  return ids.length < rows.length ? "all" : ids;
}

/** @param companyId null pauses everybody. Answers false when it was paused before. */
export async function insertPause(
  trx: Trx,
  companyId: string | null,
  at: Date,
  userId: string | null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("call_pauses")
    .values({ seller_company_id: companyId, paused_at: at, paused_by_user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Answers false when it was not paused. */
export async function deletePause(trx: Trx, companyId: string | null): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("call_pauses")
    .where("seller_company_id", "is not distinct from", companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * How it stands with the calls of a scope, as the contract's `CallPause`.
 *
 * @param companyId whose own pause is told; null for a manager who looks at all companies.
 * @param isOperatorNamed whether the reader may know which operator paused everything.
 */
export async function readCallPauseText(
  db: Database,
  within: Scope,
  companyId: string | null,
  isOperatorNamed: boolean,
): Promise<string> {
  const facts = sql`json_build_object('pausedAt', iso(p.paused_at), 'pausedBy', (
    select trim(coalesce(u.name, '') || ' ' || coalesce(u.surname, '')) from users u
    where u.id = p.paused_by_user_id and (p.seller_company_id is not null or ${isOperatorNamed}::boolean)))`;
  const { rows } = await sql<{ text: string }>`
    with own as (
      select ${facts} as facts from call_pauses p where p.seller_company_id = ${companyId}::uuid
    ), everybody as (
      select ${facts} as facts from call_pauses p where p.seller_company_id is null
    ), counted as (
      select count(*) filter (where c.dialled_at is null)::int as waiting,
        count(*) filter (where c.dialled_at is not null)::int as on_the_line
      from calls c
      where c.status in ('CRON', 'QUEUED', 'RINGING', 'IN_PROGRESS') and not c.is_welcome
        and ${inScope(within, "c.seller_company_id")}
    )
    select json_build_object(
      'isPaused', exists (select from own) or exists (select from everybody),
      'ofCompany', (select facts from own), 'ofInstallation', (select facts from everybody),
      'waitingCount', counted.waiting, 'onTheLineCount', counted.on_the_line)::text as text
    from counted`.execute(db);
  return rows[0]?.text ?? "";
}
