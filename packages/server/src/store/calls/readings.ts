import type { Schemas } from "@callwright/sdk/contract";
import { createHash } from "node:crypto";

import { sql } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { ConversationTurn, SettledAnswer } from "../../domain/call.ts";
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

/** Identifies the words of a conversation. */
export function wordsIn(turns: readonly Pick<ConversationTurn, "role" | "content">[]): string {
  return createHash("sha256")
    .update(storedJson(turns.map(({ role, content }) => [role, content])))
    .digest("base64url");
}

/** How often a call is analysed by the same readers if its words change. */
const MOST_READINGS = 10;

/** An ended call that may be analysed, and the words of which the stored reading was made by these readers. */
export type ReadableCall = CallRow & { wordsRead: string | null };

/** Those of these calls that have ended, whose conversation is not awaited, and which were not read too often. */
export async function findReadable(db: Database, callIds: string[], version: number): Promise<ReadableCall[]> {
  const { rows } = await sql<ReadableCall>`
    select c.*, known.words as "wordsRead"
    from calls c left join call_readings known on known.call_id = c.id and known.version >= ${version}
    where c.id = any(${callIds}::uuid[]) and not c.is_welcome and c.ended_at is not null and c.answer <> 'IN_PROGRESS'
      and coalesce(known.times, 0) < ${MOST_READINGS}`.execute(db);
  return rows;
}

/** The result of the readers for a call, and its time. */
export interface NewReading {
  callId: string;
  version: number;
  words: string;
  reading: StoredReading;
  at: Date;
}

/**
 * Stores readings, and replaces those by older readers or of other words. Returns the calls for which neither this nor a
 * newer reading was stored before.
 */
export async function saveReadings(trx: Trx, readings: NewReading[]): Promise<Set<string>> {
  const rows = readings.map(({ callId, ...rest }) => ({ call_id: callId, ...rest }));
  const { rows: kept } = await sql<{ id: string }>`
    insert into call_readings as known (call_id, version, words, reading, read_at) select call_id, version, words, reading, at
    from json_to_recordset(${storedJson(rows)}::json) as n (call_id uuid, version integer, words text, reading jsonb, at timestamptz)
    on conflict (call_id) do update set version = excluded.version, words = excluded.words, reading = excluded.reading,
      read_at = excluded.read_at, times = case when known.version < excluded.version then 1 else known.times + 1 end
      where known.version < excluded.version or (known.version = excluded.version and known.words <> excluded.words)
    returning call_id as id`.execute(trx);
  return new Set(kept.map(({ id }) => id));
}

/** The fields of a call's reading that lists show. */
export interface ShownReading {
  callId: string;
  answer: SettledAnswer;
  result: CallResult;
  next_step: CallRow["next_step"];
  score: number | null;
  objections: string[] | null;
  callback_at: Date | null;
}

/** Updates the results of calls in lists. */
export async function showReadings(trx: Trx, shown: ShownReading[], now: Date): Promise<void> {
  await sql`
    update calls c set answer = n.answer, result = n.result, next_step = n.next_step, score = n.score, objections = n.objections,
      callback_at = n.callback_at, updated_at = ${now}
    from jsonb_to_recordset(${storedJson(shown)}::jsonb)
      as n ("callId" uuid, answer text, result text, next_step text, score smallint, objections text[], callback_at timestamptz)
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
  return (await readSetAnswers(trx, [callId])).get(callId);
}

/** The answers that people last set for calls. */
export async function readSetAnswers(trx: Trx, callIds: string[]): Promise<Map<string, SettledAnswer>> {
  const { rows } = await sql<{ callId: string; answer: SettledAnswer }>`
    select distinct on (call_id) call_id as "callId", answer from call_answers
    where call_id = any(${callIds}::uuid[]) order by call_id, set_at desc, id desc`.execute(trx);
  return new Map(rows.map(({ callId, answer }) => [callId, answer]));
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
  const kept = value === null ? null : storedJson(value);
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
