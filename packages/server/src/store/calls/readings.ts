import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Database, Trx } from "../../db/database.ts";
import type { SettledAnswer } from "../../domain/call.ts";
import type { CallResult, StoredReading } from "../../domain/callReading.ts";
import { iso } from "../json.ts";
import type { QuestionValue } from "../../domain/productQuestion.ts";
import type { SpokenTurn } from "../../engine/reading/checkQuality.ts";
import type { CallRow } from "./calls.ts";

/** The turns of calls, by call, with the places where somebody was interrupted. */
export async function readSpokenTurns(db: Database, callIds: string[]): Promise<Map<string, SpokenTurn[]>> {
  const { rows } = await sql<SpokenTurn & { callId: string }>`
    select call_id as "callId", role, content, start_second as "startSecond", is_interrupted as "isInterrupted"
    from call_turns where call_id = any(${callIds}::uuid[]) order by call_id, position`.execute(db);
  const byCall = Map.groupBy(rows, ({ callId }) => callId);
  return new Map([...byCall].map(([id, turns]) => [id, turns.map(({ callId: _callId, ...turn }) => turn)]));
}

/** Those of these calls in which somebody was reached, and which these or newer readers have not analysed. */
export async function findUnread(db: Database, callIds: string[], version: number) {
  const { rows } = await sql<CallRow & { answer: SettledAnswer }>`
    select c.* from calls c
    where c.id = any(${callIds}::uuid[]) and not c.is_welcome and c.status = 'COMPLETED' and c.answer not in ('IN_PROGRESS', 'NO_CALL')
      and not exists (select from call_readings known where known.call_id = c.id and known.version >= ${version})`.execute(
    db,
  );
  return rows;
}

/** The result of the readers for a call, and its time. */
export interface NewReading {
  callId: string;
  version: number;
  reading: StoredReading;
  at: Date;
}

/**
 * Stores readings and replaces older ones. Returns the calls for which neither this nor a newer reading was stored
 * before.
 */
export async function saveReadings(trx: Trx, readings: NewReading[]): Promise<Set<string>> {
  const rows = readings.map(({ callId, ...rest }) => ({ call_id: callId, ...rest }));
  const { rows: kept } = await sql<{ id: string }>`
    insert into call_readings (call_id, version, reading, read_at) select call_id, version, reading, at
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (call_id uuid, version integer, reading jsonb, at timestamptz)
    on conflict (call_id) do update set version = excluded.version, reading = excluded.reading, read_at = excluded.read_at
      where call_readings.version < excluded.version
    returning call_id as id`.execute(trx);
  return new Set(kept.map(({ id }) => id));
}

/** The fields of a call's reading that lists show. */
export interface ShownReading {
  callId: string;
  result: CallResult;
  next_step: CallRow["next_step"];
  score: number | null;
  objections: string[] | null;
  callback_at: Date | null;
}

/** Updates the results of calls in lists. */
export async function showReadings(trx: Trx, shown: ShownReading[], now: Date): Promise<void> {
  await sql`
    update calls c set result = n.result, next_step = n.next_step, score = n.score, objections = n.objections,
      callback_at = n.callback_at, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
      as n ("callId" uuid, result text, next_step text, score smallint, objections text[], callback_at timestamptz)
    where c.id = n."callId"`.execute(trx);
}

/** Updates the answer that a person has set for a call in lists. */
export async function showSetAnswer(
  trx: Trx,
  callId: string,
  shown: { answer: SettledAnswer; result: CallResult },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("calls")
    .set({ ...shown, updated_at: now })
    .where("id", "=", callId)
    .execute();
}

/** The reading of a call, for a correction. */
export async function readReading(trx: Trx, callId: string): Promise<StoredReading | undefined> {
  const row = await trx.selectFrom("call_readings").select("reading").where("call_id", "=", callId).executeTakeFirst();
  return row?.reading;
}

/** The answer that a person last set for a call. */
export async function readSetAnswer(trx: Trx, callId: string): Promise<SettledAnswer | undefined> {
  const row = await trx
    .selectFrom("call_answers")
    .select("answer")
    .where("call_id", "=", callId)
    .orderBy("set_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.answer;
}

/** Stores the answer that a person sets for a call, in addition to earlier ones. */
export async function insertSetAnswer(
  trx: Trx,
  said: { id: string; callId: string; answer: SettledAnswer; author: string; at: Date },
): Promise<void> {
  const { id, callId, answer, author, at } = said;
  await trx.insertInto("call_answers").values({ id, call_id: callId, answer, author, set_at: at }).execute();
}

/** The answer that a person last set for a question of a call. */
export async function readSetQuestionAnswer(
  trx: Trx,
  callId: string,
  question: number,
): Promise<QuestionValue | null | undefined> {
  const row = await trx
    .selectFrom("call_question_answers")
    .select("value")
    .where("call_id", "=", callId)
    .where("question", "=", question)
    .orderBy("set_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.value;
}

/** Stores the answer that a person sets for a question, in addition to earlier ones. */
export async function insertSetQuestionAnswer(
  trx: Trx,
  said: { id: string; callId: string; question: number; value: QuestionValue | null; author: string; at: Date },
): Promise<void> {
  const { callId, value, at, ...row } = said;
  const kept = value === null ? null : JSON.stringify(value);
  await trx
    .insertInto("call_question_answers")
    .values({ ...row, call_id: callId, value: kept, set_at: at })
    .execute();
}

/** The results of the company's own questions in calls, by call, with the last corrections. */
export async function readQuestionAnswers(
  trx: Trx,
  callIds: string[],
): Promise<Map<string, Schemas["CallQuestionAnswer"][]>> {
  const { rows } = await sql<{ id: string; questions: Schemas["CallQuestionAnswer"][] }>`
    select c.id, ${questionAnswersJson} as questions
    from calls c join call_readings reading on reading.call_id = c.id where c.id = any(${callIds}::uuid[])`.execute(
    trx,
  );
  return new Map(rows.map(({ id, questions }) => [id, questions]));
}

/** The name of the author `author` of an edit: of a person with an account, or the partner's name for their person. */
export const authorName = sql<string | null>`case
  when said.author like 'user:%' then (select nullif(trim(u.name || ' ' || u.surname), '') from users u where u.id::text = substr(said.author, 6))
  when said.author like 'embed:%' then nullif(regexp_replace(said.author, '^embed:[^:]*:', ''), '') end`;

/** The company's own questions of a call `c` with the reading `reading`, each with the last correction. */
export const questionAnswersJson = sql<Schemas["CallQuestionAnswer"][]>`coalesce((
  select jsonb_agg(own.item || jsonb_build_object('setAnswer', (
    select case when said.value is not null then jsonb_build_object('value', said.value, 'by', ${authorName}, 'at', ${iso(sql<Date>`said.set_at`)}) end
    from (select * from call_question_answers a where a.call_id = c.id and a.question = own.place - 1
      order by a.set_at desc, a.id desc limit 1) said)) order by own.place)
  from jsonb_array_elements(reading.reading -> 'questions') with ordinality own (item, place)), '[]'::jsonb)`;
