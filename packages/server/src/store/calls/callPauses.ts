import { sql } from "kysely";

import { inScope, type Scope } from "../../auth/scope.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { Schemas } from "@callwright/sdk/contract";
import { JsonText } from "../../contract/jsonText.ts";
import { columnsOf, iso, jsonOf, oneOrNull } from "../json.ts";
import { breakersJson } from "./breakers.ts";

/** The companies whose calls are not dialled: all of them, or these. */
export type PausedCompanies = "all" | string[];

export async function readPausedCompanies(db: Database): Promise<PausedCompanies> {
  const rows = await db.selectFrom("call_pauses").select("seller_company_id").execute();
  const ids = rows.flatMap(({ seller_company_id: id }) => id ?? []);
  return ids.length < rows.length ? "all" : ids;
}

/** @param companyId null pauses everybody. Returns false if it was paused before. */
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

/** Returns false if it was not paused. */
export async function deletePause(trx: Trx, companyId: string | null): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("call_pauses")
    .where("seller_company_id", "is not distinct from", companyId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * The state of a scope's calls, as the contract's `CallPause`.
 *
 * @param companyId the company whose own pause is returned; null for a manager who sees all companies.
 * @param isOperatorNamed whether the reader may know which operator paused everything.
 */
export async function readCallPauseText(
  db: Database,
  within: Scope,
  companyId: string | null,
  isOperatorNamed: boolean,
): Promise<JsonText<Schemas["CallPause"]>> {
  const p = columnsOf<"call_pauses">("p");
  const facts = jsonOf<Schemas["CallPauseFacts"]>({
    pausedAt: iso(p.paused_at),
    pausedBy: oneOrNull(
      sql<string>`trim(coalesce(u.name, '') || ' ' || coalesce(u.surname, ''))`,
      sql`from users u
        where u.id = p.paused_by_user_id and (p.seller_company_id is not null or ${isOperatorNamed}::boolean)`,
    ),
  });
  const pause = jsonOf<Schemas["CallPause"]>({
    isPaused: sql<boolean>`exists (select from own) or exists (select from everybody)`,
    ofCompany: oneOrNull(sql<Schemas["CallPauseFacts"]>`facts`, sql`from own`),
    ofInstallation: oneOrNull(sql<Schemas["CallPauseFacts"]>`facts`, sql`from everybody`),
    breakers: breakersJson(companyId),
    waitingCount: sql<number>`counted.waiting`,
    onTheLineCount: sql<number>`counted.on_the_line`,
  });
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
    select (${pause})::text as text from counted`.execute(db);
  return new JsonText(rows[0]?.text ?? "");
}
