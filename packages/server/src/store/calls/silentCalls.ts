import { sql, type RawBuilder } from "kysely";

import { storedJson } from "../../db/storedJson.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { CallStatus } from "../../domain/call.ts";
import type { CallRow } from "./calls.ts";

/** A call in progress without a recent report. */
export interface SilentCall {
  callId: string;
  carrierCallId: string | null;
  to: string;
  from: string | null;
  status: CallStatus;
  dialledAt: Date;
  repeatedOrders: number;
  /** How long processes have asked about it, by clocks that nobody sets. */
  knownSeconds: number;
  /** Somebody wants it to end. */
  isHangUpAsked: boolean;
}

/** How many seconds a call may be without a report, by its status. */
export type SilentSeconds = Readonly<Record<"QUEUED" | "RINGING" | "IN_PROGRESS", number>>;

/** Processes' times of day differ by less. A later time was written before the time of day was set back. */
const CLOCKS_APART_SECONDS = 60;

/**
 * Takes calls in progress of some carriers that have had no report, and no request to the carrier, for too long. The
 * process that takes one asks the carrier; other processes skip it until it has been silent that long again.
 */
export async function takeSilentCalls(
  db: Database,
  carrier: string,
  silent: SilentSeconds,
  now: Date,
  limit: number,
): Promise<SilentCall[]> {
  const since = sql`${now}::timestamptz - make_interval(secs => case status when 'QUEUED' then ${silent.QUEUED}::int
    when 'RINGING' then ${silent.RINGING}::int else ${silent.IN_PROGRESS}::int end)`;
  const isSilent = (at: RawBuilder<unknown>) =>
    sql`(${at} <= ${since} or ${at} > ${now}::timestamptz + make_interval(secs => ${CLOCKS_APART_SECONDS}))`;
  const { rows } = await sql<SilentCall>`
    update calls set reconciled_at = ${now} where id in (
      select id from calls
      where carrier = ${carrier} and dialled_at is not null and status in ('QUEUED', 'RINGING', 'IN_PROGRESS')
        and ${isSilent(sql`updated_at`)} and (reconciled_at is null or ${isSilent(sql`reconciled_at`)})
      order by dialled_at limit ${limit} for update skip locked
    ) returning id as "callId", carrier_call_id as "carrierCallId", contact_phone_number as "to", from_number as "from", status,
      dialled_at as "dialledAt", repeated_orders as "repeatedOrders", known_seconds as "knownSeconds", hang_up_asked_at is not null as "isHangUpAsked"`.execute(
    db,
  );
  return rows;
}

/** Stores how long calls are known, if no other process has measured a longer time. */
export async function rememberKnown(db: Database, calls: SilentCall[]): Promise<void> {
  if (calls.length === 0) return;
  const known = storedJson(calls.map(({ callId, knownSeconds }) => ({ id: callId, seconds: knownSeconds })));
  await sql`
    update calls c set known_seconds = n.seconds from jsonb_to_recordset(${known}::jsonb) as n (id uuid, seconds double precision)
    where c.id = n.id and c.known_seconds < n.seconds`.execute(db);
}

/**
 * Some of the calls that ended before a given time and whose conversation was not analysed: any of them, so that those
 * that cannot be read do not keep the others waiting.
 */
export async function findUnreadCalls(db: Database, endedBefore: Date, limit: number): Promise<CallRow[]> {
  return db
    .selectFrom("calls")
    .selectAll()
    .where("status", "=", "COMPLETED")
    .where("answer", "=", "IN_PROGRESS")
    .where("ended_at", "<=", endedBefore)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
}

/** Stores that the order for a call is repeated. */
export async function countRepeatedOrder(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable("calls")
    .set({ repeated_orders: sql<number>`repeated_orders + 1` })
    .where("id", "=", id)
    .execute();
}
