import { sql } from "kysely";

import type { Database, Trx } from "../../db/database.ts";
import { isTerminal, type ConversationTurn } from "../../domain/call.ts";
import type { LiveTurn } from "../../engine/agents/brain/port.ts";
import type { CallBrief } from "../../engine/agents/port.ts";
import { lockCall, type CallRow } from "./calls.ts";

/**
 * Assigns a call to the one phone call in which the assistant may speak: it was dialled, has not ended, is not to be
 * hung up, and has no other phone call.
 */
export async function claimCall(trx: Trx, id: string, carrier: string, sid: string): Promise<CallRow | null> {
  const call = await lockCall(trx, id);
  if (!call || call.dialled_at === null || isTerminal(call.status) || call.hang_up_asked_at !== null) return null;
  if (call.carrier !== carrier) return null;
  if (call.carrier_call_id !== null && call.carrier_call_id !== sid) return null;
  if (call.carrier_call_id === null)
    await trx.updateTable("calls").set({ carrier_call_id: sid }).where("id", "=", id).execute();
  return { ...call, carrier_call_id: sid };
}

/** The turns of a call so far. */
export async function readTurns(db: Database, id: string): Promise<ConversationTurn[]> {
  const turns = await db
    .selectFrom("call_turns")
    .select(["role", "content", "start_second"])
    .where("call_id", "=", id)
    .orderBy("position")
    .execute();
  return turns.map(({ role, content, start_second: startSecond }) => ({ role, content, startSecond }));
}

/** The conversation so far, with the data that our assistant needs. */
export async function readLiveTurns(trx: Trx, id: string): Promise<LiveTurn[]> {
  const turns = await trx
    .selectFrom("call_turns")
    .select(["role", "content", "is_interrupted as isInterrupted"])
    .where("call_id", "=", id)
    .orderBy("position")
    .execute();
  return turns;
}

export async function readIsMachine(db: Database, id: string): Promise<boolean> {
  const call = await db.selectFrom("calls").select("answered_by").where("id", "=", id).executeTakeFirst();
  return call?.answered_by === "MACHINE";
}

const MOST_EARLIER_CALLS = 5;

/** The results of a company's earlier calls to the same number, the latest first. */
export async function readEarlierCalls(db: Database, call: CallRow): Promise<NonNullable<CallBrief["earlierCalls"]>> {
  const calls = await db
    .selectFrom("calls")
    .select(["answer", "ended_at"])
    .where("seller_company_id", "=", call.seller_company_id)
    .where("contact_phone_number", "=", call.contact_phone_number)
    .where("id", "<>", call.id)
    .where("status", "=", "COMPLETED")
    .orderBy("ended_at", "desc")
    .limit(MOST_EARLIER_CALLS)
    .execute();
  return calls.flatMap(({ answer, ended_at: endedAt }) =>
    answer === "NO_CALL" || answer === "IN_PROGRESS" || !endedAt
      ? []
      : [{ on: endedAt.toISOString().slice(0, 10), answer }],
  );
}

/** The latest call from one of our numbers to a given number. */
export function readLastCallTo(db: Database, phoneNumber: string, fromNumber: string): Promise<CallRow | undefined> {
  return db
    .selectFrom("calls")
    .selectAll()
    .where("contact_phone_number", "=", phoneNumber)
    .where(sql<boolean>`coalesce(from_number, ${fromNumber}) = ${fromNumber}`)
    .where("dialled_at", "is not", null)
    .orderBy("dialled_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
