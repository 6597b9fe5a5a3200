import { sql } from "kysely";

import { storedJson } from "../db/storedJson.ts";
import type { Database, Trx } from "../db/database.ts";

/** A carrier's event that could not be applied when it arrived. */
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

/** After this many attempts an event is given up; its row stays for an investigation. */
const MAX_TRIES = 10;

/**
 * Stores events as applied, in the transaction that applies them, always in the same order.
 *
 * @returns the ids of those that were not applied or given up before.
 */
export async function insertAppliedEvents(trx: Trx, events: NewEvent[], at: Date): Promise<Set<string>> {
  const rows = events
    .map(({ eventId, callId, ...event }) => ({ ...event, event_id: eventId, call_id: callId }))
    .toSorted((one, other) => (one.event_id < other.event_id ? -1 : 1));
  const { rows: kept } = await sql<{ eventId: string }>`
    insert into carrier_inbox (carrier, event_id, call_id, type, payload, state, received_at)
    select carrier, event_id, call_id, type, payload, 'APPLIED', ${at}
    from jsonb_to_recordset(${storedJson(rows)}::jsonb) as n (carrier text, event_id text, call_id uuid, type text, payload jsonb)
    on conflict (carrier, event_id) do update set state = 'APPLIED' where carrier_inbox.state = 'KEPT'
    returning event_id as "eventId"`.execute(trx);
  return new Set(kept.map(({ eventId }) => eventId));
}

/** Stores an event that could not be applied, and counts the attempt. */
export async function keepEvent(db: Database, event: NewEvent, at: Date): Promise<void> {
  await sql`
    insert into carrier_inbox (carrier, event_id, call_id, type, payload, received_at, state, tries, tried_at)
    values (${event.carrier}, ${event.eventId}, ${event.callId}, ${event.type}, ${storedJson(event.payload)}, ${at}, 'KEPT', 1, ${at})
    on conflict (carrier, event_id) do update set tries = carrier_inbox.tries + 1, tried_at = ${at},
      state = case when carrier_inbox.tries + 1 >= ${MAX_TRIES} then 'FAILED' else 'KEPT' end
    where carrier_inbox.state = 'KEPT'`.execute(db);
}

/**
 * Takes stored events whose last attempt was before a given time; other processes skip them until as much time has
 * passed again.
 */
export async function takeKeptEvents(db: Database, triedBefore: Date, now: Date, limit: number): Promise<KeptEvent[]> {
  const { rows } = await sql<KeptEvent>`
    update carrier_inbox set tried_at = ${now} where (carrier, event_id) in (
      select carrier, event_id from carrier_inbox where state = 'KEPT' and tried_at <= ${triedBefore}
      order by tried_at limit ${limit} for update skip locked
    ) returning carrier, payload`.execute(db);
  return rows;
}
