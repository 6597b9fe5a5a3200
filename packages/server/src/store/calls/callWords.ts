import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import type { Database, Trx } from "../../db/database.ts";

/** The known part of a turn of a conversation (schema `CallWords`). */
export type CallWords = Schemas["CallWords"];

/** The same before it is a message. */
export type SpokenWords = Omit<CallWords, "type">;

/** The channel that sends words to all processes. */
export const WORDS_CHANNEL = "call_words";

/** A notification of PostgreSQL holds fewer than 8,000 bytes, including the company's id. */
const MOST_BYTES = 7_500;

/**
 * The content of a notification: the call, and the words. Words that do not fit are null, and are read from their row.
 */
export interface WordsNotice {
  /** Null for a test call, which is in no list. */
  companyId: string | null;
  words: Omit<CallWords, "content"> & { content: string | null };
}

const listedFor = sql`case when not c.is_welcome then c.seller_company_id end`;

/** Sends words that are being said to all processes; nothing is stored. */
export async function notifyWords(db: Database, spoken: SpokenWords[]): Promise<void> {
  const rows = spoken.map((words) => ({ call_id: words.callId, words: { type: "words", ...words } }));
  await sql`
    select pg_notify(${WORDS_CHANNEL}, json_build_object('companyId', ${listedFor}, 'words', w.words)::text)
    from jsonb_to_recordset(${storedJson(rows)}::jsonb) as w (call_id uuid, words jsonb)
    join calls c on c.id = w.call_id`.execute(db);
}

/** A call in progress at a carrier. */
export interface CallAtCarrier {
  carrier: string;
  carrierCallId: string;
}

/** How finished turns are stored. */
export interface KeepOptions {
  /**
   * Whether the words replace words of the same revision: if the assistant is interrupted, it is known only then what
   * was heard.
   */
  isCorrecting?: boolean;
  /** The words are stored only while the call is in progress there: afterwards the carrier's conversation applies. */
  whileAt?: CallAtCarrier;
}

/**
 * Stores finished turns of one call, and sends those that are new or changed to all processes. A turn of which nothing
 * was heard is removed. Nothing is stored for a deleted company. Until the transaction has ended, the call cannot end.
 *
 * @returns whether words of a call were stored that has ended already.
 */
export async function keepWords(
  db: Database | Trx,
  callId: string,
  turns: SpokenWords[],
  { isCorrecting = false, whileAt }: KeepOptions,
): Promise<boolean> {
  if (turns.length === 0) return false;
  const rows = turns.map(({ turn, revision, role, content, startSecond, isInterrupted }) => ({
    position: turn,
    revision,
    role,
    content,
    start_second: startSecond,
    is_interrupted: isInterrupted,
  }));
  const { rows: told } = await sql<{ isLate: boolean }>`
      with c as (
        select * from calls c where c.id = ${callId} ${whileAt ? sql`and ${isInProgressAt(whileAt)}` : sql``} for share
      ), said as (
        select c.id as call_id, ${listedFor} as company_id, c.ended_at is not null as is_late, n.*
        from jsonb_to_recordset(${storedJson(rows)}::jsonb)
          as n (position smallint, revision integer, role text, content text, start_second double precision, is_interrupted boolean)
        cross join c
        where not exists (select from archived_companies a where a.id = c.seller_company_id)
      ), unheard as (
        delete from call_turns t using said where t.call_id = said.call_id and t.position = said.position and said.content = ''
        returning t.position, t.revision
      ), kept as (
        insert into call_turns as t (call_id, position, role, content, start_second, is_interrupted, revision)
        select call_id, position, role, content, start_second, is_interrupted, revision from said where content <> ''
        on conflict (call_id, position) do update set content = excluded.content, is_interrupted = excluded.is_interrupted,
          revision = greatest(t.revision + 1, excluded.revision)
          where excluded.revision > t.revision or ${isCorrecting}::boolean
        returning position, revision
      )
      select pg_notify(${WORDS_CHANNEL}, json_build_object('companyId', said.company_id, 'words', json_build_object(
        'type', 'words', 'callId', said.call_id, 'turn', position, 'revision', told.revision, 'role', said.role,
        'content', case when octet_length(said.content) <= ${MOST_BYTES}::int / 2 then said.content end,
        'isFinal', true, 'isInterrupted', said.is_interrupted, 'startSecond', said.start_second))::text), said.is_late as "isLate"
      from (
        select position, revision from kept
        union all select said.position, greatest(said.revision, coalesce(unheard.revision + 1, 0))
        from said left join unheard using (position) where said.content = ''
      ) told join said using (position)`.execute(db);
  return told.some(({ isLate }) => isLate);
}

/** The turn of a call in progress that is being said, after the finished ones, and when the call was answered. */
export async function readTurnBeingSaid(
  db: Database,
  callId: string,
  at: CallAtCarrier,
): Promise<{ turn: number; answeredAt: Date } | undefined> {
  const { rows } = await sql<{ turn: number; answeredAt: Date }>`
    select (select count(*)::integer from call_turns t where t.call_id = c.id) as turn, c.answered_at as "answeredAt"
    from calls c where c.id = ${callId} and c.answered_at is not null and ${isInProgressAt(at)}`.execute(db);
  return rows[0];
}

const isInProgressAt = ({ carrier, carrierCallId }: CallAtCarrier) => sql`
  c.carrier = ${carrier} and c.ended_at is null and coalesce(c.carrier_call_id, ${carrierCallId}) = ${carrierCallId}`;

/** The data of a call for readers of its words. */
export interface WordsOfCall {
  isOver: boolean;
  turns: CallWords[];
}

/** Every turn that was said in a call so far; undefined if there is no such call. */
export async function readWords(db: Database, callId: string): Promise<WordsOfCall | undefined> {
  const call = await db.selectFrom("calls").select("ended_at").where("id", "=", callId).executeTakeFirst();
  if (!call) return undefined;
  const turns = await db
    .selectFrom("call_turns")
    .select(["position", "revision", "role", "content", "start_second", "is_interrupted"])
    .where("call_id", "=", callId)
    .orderBy("position")
    .execute();
  return {
    isOver: call.ended_at !== null,
    turns: turns.map((turn) => ({
      type: "words",
      callId,
      turn: turn.position,
      revision: turn.revision,
      role: turn.role,
      content: turn.content,
      isFinal: true,
      isInterrupted: turn.is_interrupted,
      startSecond: turn.start_second,
    })),
  };
}

/** The words of one turn that did not fit into a notification. */
export async function readTurnContent(db: Database, callId: string, turn: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("call_turns")
    .select("content")
    .where("call_id", "=", callId)
    .where("position", "=", turn)
    .executeTakeFirst();
  return row?.content;
}

/** The last words of each call in progress, with the company of the call. */
export async function readLastWords(db: Database): Promise<{ companyId: string; words: CallWords }[]> {
  const { rows } = await sql<{ companyId: string; words: CallWords }>`
    select c.seller_company_id as "companyId", json_build_object(
      'type', 'words', 'callId', c.id, 'turn', t.position, 'revision', t.revision, 'role', t.role, 'content', t.content,
      'isFinal', true, 'isInterrupted', t.is_interrupted, 'startSecond', t.start_second) as words
    from calls c cross join lateral (
      select * from call_turns t where t.call_id = c.id order by t.position desc limit 1
    ) t
    where c.status = 'IN_PROGRESS' and not c.is_welcome`.execute(db);
  return rows;
}
