import { sql, type Insertable, type Selectable } from "kysely";

import type { Database, Trx } from "../../db/database.ts";
import { rankOf, type CallState, type CallStatus, type ConversationTurn } from "../../domain/call.ts";
import { wallClock } from "../../domain/wallClock.ts";
import type { CallTables } from "../tables.calls.ts";

export type CallRow = Selectable<CallTables["calls"]>;
export type NewCall = Insertable<CallTables["calls"]> & { created_at: Date };

const rowsPerInsert = 500;

/** A status a call reached, and when. */
interface StatusChange {
  callId: string;
  status: CallStatus;
  at: Date;
}

/** Writes new calls, each with the status it begins with as the first of its course. */
export async function insertCalls(trx: Trx, calls: NewCall[]): Promise<void> {
  for (let start = 0; start < calls.length; start += rowsPerInsert) {
    const rows = calls.slice(start, start + rowsPerInsert);
    await trx.insertInto("calls").values(rows).execute();
    await insertStatusChanges(
      trx,
      rows.map(({ id, status, created_at }) => ({ callId: id, status, at: created_at })),
    );
  }
}

/** Adds to the course of calls. A status that was reached before, or a second end, fails. */
async function insertStatusChanges(trx: Trx, changes: StatusChange[]): Promise<void> {
  await trx
    .insertInto("call_status_changes")
    .values(changes.map(({ callId, status, at }) => ({ call_id: callId, rank: rankOf(status), status, at })))
    .execute();
}

/** Reads a call and keeps everybody else from changing it until the transaction ends. */
export function lockCall(trx: Trx, id: string): Promise<CallRow | undefined> {
  return trx.selectFrom("calls").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The part of a row that the state machine looks at. */
export function stateOf(call: CallRow): CallState {
  return {
    status: call.status,
    answer: call.answer,
    startAt: call.start_at,
    dialledAt: call.dialled_at,
    answeredAt: call.answered_at,
    endedAt: call.ended_at,
    durationSeconds: call.duration_seconds,
    failureCode: call.failure_code,
    hasRecording: call.has_recording,
  };
}

/** Stores what a step made of a call, and the status it reached, if it is a new one, in its course. */
export async function saveState(trx: Trx, call: CallRow, state: CallState, reachedAt: Date, now: Date): Promise<void> {
  await trx
    .updateTable("calls")
    .set({
      status: state.status,
      answer: state.answer,
      start_at: state.startAt,
      local_call_at: state.startAt && wallClock(state.startAt, call.time_zone),
      dialled_at: state.dialledAt,
      answered_at: state.answeredAt,
      ended_at: state.endedAt,
      duration_seconds: state.durationSeconds,
      failure_code: state.failureCode,
      has_recording: state.hasRecording,
      updated_at: now,
    })
    .where("id", "=", call.id)
    .execute();
  if (state.status === call.status) return;
  await insertStatusChanges(trx, [{ callId: call.id, status: state.status, at: reachedAt }]);
}

export async function insertTurns(trx: Trx, callId: string, turns: ConversationTurn[]): Promise<void> {
  if (turns.length === 0) return;
  await trx
    .insertInto("call_turns")
    .values(
      turns.map(({ role, content, startSecond }, position) => ({
        call_id: callId,
        position,
        role,
        content,
        start_second: startSecond,
      })),
    )
    .execute();
}

/** How many calls have a line now: those that were dialled and did not end. */
export async function countLines(db: Database, companyId: string | null): Promise<{ all: number; ofCompany: number }> {
  const { rows } = await sql<{ all: number; ofCompany: number }>`
    select count(*)::int as "all", count(*) filter (where seller_company_id = ${companyId}::uuid)::int as "ofCompany"
    from calls where dialled_at is not null and status in ('QUEUED', 'RINGING', 'IN_PROGRESS')`.execute(db);
  return rows[0] ?? { all: 0, ofCompany: 0 };
}

/** Calls that wait for a line, the longest waiting first. */
export async function findWaitingCalls(
  db: Database,
  limit: number,
  options: { companyId?: string; waitingSince?: Date } = {},
): Promise<string[]> {
  let query = db.selectFrom("calls").select("id").where("status", "=", "QUEUED").where("dialled_at", "is", null);
  if (options.companyId) query = query.where("seller_company_id", "=", options.companyId);
  if (options.waitingSince) query = query.where("updated_at", "<=", options.waitingSince);
  return (await query.orderBy("created_at").orderBy("id").limit(limit).execute()).map(({ id }) => id);
}

/** Scheduled calls whose time has come. */
export async function findDueCalls(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("calls")
    .select("id")
    .where("status", "=", "CRON")
    .where("start_at", "<=", now)
    .orderBy("start_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Calls on the line that nobody has heard of since a moment. */
export function findSilentCalls(db: Database, since: Date, limit: number) {
  return db
    .selectFrom("calls")
    .select(["id", "dialled_at as dialledAt"])
    .where("dialled_at", "is not", null)
    .where("status", "in", ["QUEUED", "RINGING", "IN_PROGRESS"])
    .where("updated_at", "<=", since)
    .where((where) => where.or([where("reconciled_at", "is", null), where("reconciled_at", "<=", since)]))
    .orderBy("dialled_at")
    .limit(limit)
    .execute();
}

/** Remembers that the carrier was asked about a call. */
export async function markReconciled(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable("calls").set({ reconciled_at: at }).where("id", "=", id).execute();
}
