import { sql } from "kysely";

import type { Database, Trx } from "../db/database.ts";

/** An event of a carrier that could not be applied when it came. */
export interface KeptEvent {
  carrier: string;
  payload: unknown;
}

interface NewEvent {
  carrier: string;
  eventId: string;
  callId: string;
  type: string;
  payload: unknown;
}

/** After so many tries an event is given up; its row stays for who looks into it. */
const MAX_TRIES = 10;

/**
 * Keeps an event as applied, in the transaction that applies it.
 *
 * @returns false when it was applied before, or given up.
 */
export async function insertAppliedEvent(trx: Trx, event: NewEvent, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("carrier_inbox")
    .values({ ...columnsOf(event), state: "APPLIED", received_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["carrier", "event_id"])
        .doUpdateSet({ state: "APPLIED" })
        .where("carrier_inbox.state", "=", "KEPT"),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Keeps an event that could not be applied, and counts the try. */
export async function keepEvent(db: Database, event: NewEvent, at: Date): Promise<void> {
  await sql`
    insert into carrier_inbox (carrier, event_id, call_id, type, payload, received_at, state, tries, tried_at)
    values (${event.carrier}, ${event.eventId}, ${event.callId}, ${event.type}, ${JSON.stringify(event.payload)}, ${at}, 'KEPT', 1, ${at})
    on conflict (carrier, event_id) do update set tries = carrier_inbox.tries + 1, tried_at = ${at},
      state = case when carrier_inbox.tries + 1 >= ${MAX_TRIES} then 'FAILED' else 'KEPT' end
    where carrier_inbox.state = 'KEPT'`.execute(db);
}

/** Takes kept events that were tried last before a moment; others leave them alone until as much time has passed again. */
export async function takeKeptEvents(db: Database, triedBefore: Date, now: Date, limit: number): Promise<KeptEvent[]> {
  const { rows } = await sql<KeptEvent>`
    update carrier_inbox set tried_at = ${now} where (carrier, event_id) in (
      select carrier, event_id from carrier_inbox where state = 'KEPT' and tried_at <= ${triedBefore}
      order by tried_at limit ${limit} for update skip locked
    ) returning carrier, payload`.execute(db);
  return rows;
}

function columnsOf({ carrier, eventId, callId, type, payload }: NewEvent) {
  return { carrier, event_id: eventId, call_id: callId, type, payload: JSON.stringify(payload) };
}
