import { type RawBuilder, sql } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import type { Database, Trx } from "../../db/database.ts";
import { rankOf, type CallState, type CallStatus, type ConversationTurn } from "../../domain/call.ts";
import type { MicroUsd } from "../../domain/money.ts";
import { wallClock } from "../../domain/wallClock.ts";
import type { Sql } from "../json.ts";
import type { NewRow, Row } from "../tables.ts";

export type CallRow = Row<"calls">;
export type NewCall = NewRow<"calls"> & { created_at: Date };

const rowsPerInsert = 500;

/** A status that a call reached, and when. */
interface StatusChange {
  callId: string;
  status: CallStatus;
  at: Date;
}

/** Writes new calls, each with its initial status as the first entry of its history. */
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

/** Adds to the history of calls. A status that was reached before, or a second end, fails. */
async function insertStatusChanges(trx: Trx, changes: StatusChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ callId, status, at }) => ({ call_id: callId, rank: rankOf(status), status, at }));
  await sql`
    insert into call_status_changes (call_id, rank, status, at) select call_id, rank, status, at
    from jsonb_to_recordset(${storedJson(rows)}::jsonb) as n (call_id uuid, rank smallint, status text, at timestamptz)`.execute(
    trx,
  );
}

/** Reads a call without a lock. */
export function readCall(db: Database, id: string): Promise<CallRow | undefined> {
  return db.selectFrom("calls").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Reads calls as they are, by id. */
export async function readCalls(db: Database, ids: string[]): Promise<Map<string, CallRow>> {
  return byId(
    await db
      .selectFrom("calls")
      .selectAll()
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute(),
  );
}

/** Reads and locks calls until the transaction ends, in the order of their ids, like all other code. */
export async function lockCalls(trx: Trx, ids: string[]): Promise<Map<string, CallRow>> {
  return byId(
    await trx
      .selectFrom("calls")
      .selectAll()
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .orderBy("id")
      .forUpdate()
      .execute(),
  );
}

const byId = (calls: CallRow[]) => new Map(calls.map((call) => [call.id, call]));

/** Reads and locks a call until the transaction ends. */
export function lockCall(trx: Trx, id: string): Promise<CallRow | undefined> {
  return trx.selectFrom("calls").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Stores that somebody wants a call in progress to end. */
export async function rememberHangUp(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable("calls").set({ hang_up_asked_at: at }).where("id", "=", id).execute();
}

/** The part of a row that the state machine uses. */
export function stateOf(call: CallRow): CallState {
  return {
    status: call.status,
    answer: call.answer,
    startAt: call.start_at,
    expiresAt: call.expires_at,
    dialledAt: call.dialled_at,
    answeredAt: call.answered_at,
    endedAt: call.ended_at,
    durationSeconds: call.duration_seconds,
    failureCode: call.failure_code,
    hasRecording: call.has_recording,
  };
}

/** The time until which a call `c` may wait: the end of its campaign, if it has one. */
export const endOfCampaignOr = (expiresAt: Sql<unknown>) =>
  sql`coalesce((select k.expires_at from campaigns k where k.id = c.campaign_id), ${expiresAt})`;

const dialledColumns = [
  "carrier",
  "recording",
  "potential_customer_id",
  "customer_name",
  "contact_id",
  "contact_name",
  "contact_surname",
  "contact_title",
  "contact_phone_number",
  "product_id",
  "product_name",
  "questions",
  "from_number",
] as const;

/**
 * How a call is dialled, and who is called about what: a scheduled call uses the contact's current data, and the history
 * stores it.
 */
export type DialledAs = Pick<CallRow, (typeof dialledColumns)[number]>;

/** The result of a call's step. */
export interface SavedStep {
  call: CallRow;
  state: CallState;
  reachedAt: Date;
  /** If this step dials the call. */
  dialledAs?: DialledAs;
  /** If this step charges the call. Statistics count the costs of calls from the calls alone. */
  chargedMicros?: MicroUsd;
}

/**
 * Stores steps of different calls, each with its new status, if any, in the call's history. A row of a call is in thirty
 * indexes, so everything that a step changes is written at once.
 *
 * @returns whether calls are held anywhere because placing them failed, which is free to query here.
 */
export async function saveSteps(trx: Trx, steps: SavedStep[], now: Date): Promise<{ areHeld: boolean }> {
  const isAnyDialled = steps.some(({ dialledAs }) => dialledAs);
  const rows = steps.map(({ call, state, dialledAs, chargedMicros }) => ({
    id: call.id,
    status: state.status,
    answer: state.answer,
    start_at: state.startAt,
    local_call_at: state.startAt && wallClock(state.startAt, call.time_zone),
    expires_at: state.expiresAt,
    dialled_at: state.dialledAt,
    answered_at: state.answeredAt,
    ended_at: state.endedAt,
    duration_seconds: state.durationSeconds,
    failure_code: state.failureCode,
    has_recording: state.hasRecording,
    charged_micros: chargedMicros === undefined ? null : String(chargedMicros),
    // A call that is not dialled keeps what it has.
    ...(isAnyDialled && asDialled(dialledAs ?? call)),
  }));
  const { rows: saved } = await sql<{ areHeld: boolean }>`
    update calls c set status = n.status, answer = n.answer, start_at = n.start_at, local_call_at = n.local_call_at,
      expires_at = ${endOfCampaignOr(sql`n.expires_at`)}, dialled_at = n.dialled_at, answered_at = n.answered_at, ended_at = n.ended_at, duration_seconds = n.duration_seconds,
      failure_code = n.failure_code, has_recording = n.has_recording, updated_at = ${now},
      charged_micros = coalesce(n.charged_micros, c.charged_micros)${isAnyDialled ? setDialledAs : sql``}
    from jsonb_to_recordset(${storedJson(rows)}::jsonb) as n (id uuid, status text, answer text, start_at timestamptz,
      local_call_at text, expires_at timestamptz, dialled_at timestamptz, answered_at timestamptz, ended_at timestamptz, duration_seconds integer,
      failure_code text, has_recording boolean, charged_micros bigint, carrier text, recording text, potential_customer_id uuid, customer_name text,
      contact_id uuid, contact_name text, contact_surname text, contact_title text, contact_phone_number text, product_id uuid, product_name text,
      questions jsonb, from_number text)
    where c.id = n.id
    returning exists (select from breakers) as "areHeld"`.execute(trx);
  const reached = steps.filter(({ call, state }) => state.status !== call.status);
  await insertStatusChanges(
    trx,
    reached.map(({ call, state, reachedAt }) => ({ callId: call.id, status: state.status, at: reachedAt })),
  );
  return { areHeld: saved[0]?.areHeld ?? false };
}

const setDialledAs = sql`, ${sql.join(dialledColumns.map((column) => sql`${sql.ref(column)} = n.${sql.ref(column)}`))}`;
const asDialled = (row: DialledAs) => Object.fromEntries(dialledColumns.map((column) => [column, row[column]]));

/** The turns of a call. */
export interface SaidInCall {
  callId: string;
  turns: ConversationTurn[];
  /**
   * Whether the conversation replaces the turns that were stored while they were said: the carrier's agent spoke, and
   * only the carrier knows its final words. Our own assistant's turns are final when they are stored.
   */
  isFinal: boolean;
}

/** Stores conversations at the end of their calls. */
export async function insertTurns(trx: Trx, conversations: SaidInCall[]): Promise<void> {
  const { true: final = [], false: told = [] } = Object.groupBy(conversations, ({ isFinal }) => `${isFinal}`);
  const kept = final.map(({ callId, turns }) => ({ call_id: callId, length: turns.length }));
  if (kept.length > 0)
    await sql`
      delete from call_turns t using json_to_recordset(${storedJson(kept)}::json) as n (call_id uuid, length integer)
      where t.call_id = n.call_id and t.position >= n.length`.execute(trx);
  await insertRows(
    trx,
    final,
    sql`
    (call_id, position) do update
    set role = excluded.role, content = excluded.content, start_second = excluded.start_second
    where (t.role, t.content, t.start_second) is distinct from (excluded.role, excluded.content, excluded.start_second)`,
  );
  await insertRows(trx, told, sql`do nothing`);
}

async function insertRows(trx: Trx, conversations: SaidInCall[], onConflict: RawBuilder<unknown>): Promise<void> {
  const rows = conversations.flatMap(({ callId, turns }) =>
    turns.map(({ role, content, startSecond }, position) => ({
      call_id: callId,
      position,
      role,
      content,
      start_second: startSecond,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into call_turns as t (call_id, position, role, content, start_second)
    select call_id, position, role, content, start_second
    from json_to_recordset(${storedJson(rows)}::json) as n (call_id uuid, position integer, role text, content text, start_second double precision)
    on conflict ${onConflict}`.execute(trx);
}
