import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import type { Database, Trx } from "../../db/database.ts";
import type { SettledAnswer } from "../../domain/call.ts";
import type { CallResult, StoredReading } from "../../domain/callReading.ts";
import { iso } from "../json.ts";
import type { QuestionValue } from "../../domain/productQuestion.ts";
import type { SpokenTurn } from "../../engine/reading/checkQuality.ts";

/** Everything that was said in a call, with where somebody was cut off. */
export async function readSpokenTurns(db: Database, callId: string): Promise<SpokenTurn[]> {
  return db
    .selectFrom("call_turns")
    .select(["role", "content", "start_second as startSecond", "is_interrupted as isInterrupted"])
    .where("call_id", "=", callId)
    .orderBy("position")
    .execute();
}

/** Whether a call was read by these readers or newer ones. */
export async function isRead(db: Database, callId: string, version: number): Promise<boolean> {
  const row = await db.selectFrom("call_readings").select("version").where("call_id", "=", callId).executeTakeFirst();
  return row !== undefined && row.version >= version;
}

/** Keeps a reading, in place of an older one. Answers false when this one or a newer one was kept already. */
export async function saveReading(
  trx: Trx,
  { callId, version, reading, at }: { callId: string; version: number; reading: StoredReading; at: Date },
): Promise<boolean> {
  const row = { version, reading: JSON.stringify(reading), read_at: at };
  const kept = await trx
    .insertInto("call_readings")
    .values({ call_id: callId, ...row })
    .onConflict((known) => known.column("call_id").doUpdateSet(row).where("call_readings.version", "<", version))
    .returning("call_id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Shows in lists what a call came to. */
export async function showResult(
  trx: Trx,
  callId: string,
  shown: {
    result: CallResult;
    next_step?: StoredReading["nextStep"];
    score?: number | null;
    answer?: SettledAnswer;
    objections?: string[] | null;
    callback_at?: Date | null;
  },
  now: Date,
): Promise<void> {
  const { next_step: nextStep, ...rest } = shown;
  await trx
    .updateTable("calls")
    .set({ ...rest, ...(nextStep !== undefined && { next_step: nextStep?.value ?? null }), updated_at: now })
    .where("id", "=", callId)
    .execute();
}

/** What was read of a call, for who says something else. */
export async function readReading(trx: Trx, callId: string): Promise<StoredReading | undefined> {
  const row = await trx.selectFrom("call_readings").select("reading").where("call_id", "=", callId).executeTakeFirst();
  return row?.reading;
}

/** What a person said last that a call came to. */
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

/** Keeps what a person says that a call came to, beside what was said before. */
export async function insertSetAnswer(
  trx: Trx,
  said: { id: string; callId: string; answer: SettledAnswer; author: string; at: Date },
): Promise<void> {
  const { id, callId, answer, author, at } = said;
  await trx.insertInto("call_answers").values({ id, call_id: callId, answer, author, set_at: at }).execute();
}

/** What a person said last that the answer to a question of a call is. */
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

/** Keeps what a person says that the answer to a question is, beside what was said before. */
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

/** What became of the company's own questions in calls, by call, with what people said of them last. */
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

/** The name in an author's words `author` of an edit: a person's of ours, or what a partner calls theirs. */
export const authorName = sql<string | null>`case
  when said.author like 'user:%' then (select nullif(trim(u.name || ' ' || u.surname), '') from users u where u.id::text = substr(said.author, 6))
  when said.author like 'embed:%' then nullif(regexp_replace(said.author, '^embed:[^:]*:', ''), '') end`;

/** The company's own questions of a call `c` that was read as `reading`, each with what a person said last that its answer is. */
export const questionAnswersJson = sql<Schemas["CallQuestionAnswer"][]>`coalesce((
  select jsonb_agg(own.item || jsonb_build_object('setAnswer', (
    select case when said.value is not null then jsonb_build_object('value', said.value, 'by', ${authorName}, 'at', ${iso(sql<Date>`said.set_at`)}) end
    from (select * from call_question_answers a where a.call_id = c.id and a.question = own.place - 1
      order by a.set_at desc, a.id desc limit 1) said)) order by own.place)
  from jsonb_array_elements(reading.reading -> 'questions') with ordinality own (item, place)), '[]'::jsonb)`;
