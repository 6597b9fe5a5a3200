import { sql } from "kysely";

import type { Database, Trx } from "../../db/database.ts";

const AT_ONCE = 100;

/** Stores when people want to be called, or that they do not; a newer reading of the same call corrects it. */
export async function rememberCallbacks(trx: Trx, callbacks: { callId: string; dueAt: Date | null }[]): Promise<void> {
  const { true: wished = [], false: others = [] } = Object.groupBy(callbacks, ({ dueAt }) => `${dueAt !== null}`);
  if (others.length > 0) {
    const ids = others.map(({ callId }) => callId);
    await trx.deleteFrom("due_callbacks").where("call_id", "in", ids).execute();
  }
  if (wished.length === 0) return;
  const ids = wished.map(({ callId }) => callId);
  const moments = wished.map(({ dueAt }) => dueAt);
  await sql`
    insert into due_callbacks (call_id, due_at) select * from unnest(${ids}::uuid[], ${moments}::timestamptz[])
    on conflict (call_id) do update set due_at = excluded.due_at`.execute(trx);
}

/** Whether any callback is due. */
export async function hasDueCallbacks(db: Database, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("due_callbacks")
    .select("call_id")
    .where("due_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A callback that is due and that nobody has made or scheduled. */
export interface DueCallback {
  callId: string;
  companyId: string;
}

/** Takes the due callbacks, and returns those whose number has had no call since and has none scheduled. */
export async function takeDueCallbacks(trx: Trx, now: Date): Promise<DueCallback[]> {
  const { rows } = await sql<DueCallback & { isOpen: boolean }>`
    delete from due_callbacks d using calls c
    where c.id = d.call_id and d.call_id in (
      select call_id from due_callbacks where due_at <= ${now} order by due_at limit ${AT_ONCE} for update skip locked)
    returning c.id as "callId", c.seller_company_id as "companyId", not exists (
      select from calls later where later.seller_company_id = c.seller_company_id and later.contact_phone_number = c.contact_phone_number
        and later.created_at > c.ended_at and later.status <> 'CANCELLED') as "isOpen"`.execute(trx);
  return rows.filter(({ isOpen }) => isOpen);
}
