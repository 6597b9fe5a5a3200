import { sql } from "kysely";

import { storedJson } from "../../../db/storedJson.ts";
import type { Trx } from "../../../db/database.ts";
import type { CarrierEvent } from "../port.ts";
import type { PlannedCall } from "./planCall.ts";
import type { SimulatorOptions } from "./options.ts";

/**
 * Stores orders in the simulator's tables; a call that already exists is not changed.
 *
 * @returns the simulator's id of each call, in order.
 */
export async function keepCalls(
  trx: Trx,
  { clock, ids, chaos }: Pick<SimulatorOptions, "clock" | "ids" | "chaos">,
  planned: PlannedCall[],
): Promise<string[]> {
  const now = clock.now();
  const callIds = planned.map(({ call }) => call.call_id);
  const { rows: kept } = await sql<{ carrierCallId: string }>`
    insert into simulator_calls (call_id, carrier_call_id, to_number, mood, language, conversation, duration_seconds, most_seconds,
      unsaid_answers, accepted_at, answers_at, ends_at)
    select call_id, carrier_call_id, to_number, mood, language, conversation, duration_seconds, most_seconds, '[]', accepted_at, answers_at, ends_at
    from json_to_recordset(${storedJson(planned.map(({ call }) => call))}::json) as n (call_id uuid, carrier_call_id text,
      to_number text, mood text, language text, conversation jsonb, duration_seconds integer, most_seconds integer,
      accepted_at timestamptz, answers_at timestamptz, ends_at timestamptz)
    on conflict do nothing returning carrier_call_id as "carrierCallId"`.execute(trx);
  const fresh = new Set(kept.map(({ carrierCallId }) => carrierCallId));
  const dials = planned.map(({ call }) => ({
    id: ids.next(),
    call_id: call.call_id,
    is_repeated: !fresh.has(call.carrier_call_id),
  }));
  await sql`
    insert into simulator_dials (id, call_id, is_repeated, dialled_at) select id, call_id, is_repeated, ${now}
    from json_to_recordset(${storedJson(dials)}::json) as n (id uuid, call_id uuid, is_repeated boolean)`.execute(trx);
  const events = planned.filter(({ call }) => fresh.has(call.carrier_call_id)).flatMap((one) => dueEvents(one, chaos));
  await sql`
    insert into simulator_events (id, call_id, payload, due_at) select id, "callId", payload, "dueAt"
    from json_to_recordset(${storedJson(events)}::json) as n (id text, "callId" uuid, payload jsonb, "dueAt" timestamptz)`.execute(
    trx,
  );
  if (fresh.size === planned.length) return planned.map(({ call }) => call.carrier_call_id);
  const known = await trx
    .selectFrom("simulator_calls")
    .select(["call_id", "carrier_call_id"])
    .where("call_id", "in", callIds)
    .execute();
  const carrierCallIds = new Map(known.map((call) => [call.call_id, call.carrier_call_id]));
  return planned.map(({ call }) => carrierCallIds.get(call.call_id) ?? call.carrier_call_id);
}

/** The events of a call with the times at which they are reported. */
function dueEvents({ events }: PlannedCall, { isReordering }: SimulatorOptions["chaos"]) {
  const dueAt = events.map(({ at }) => at);
  if (isReordering) dueAt.reverse();
  return events.map((event: CarrierEvent, index) => ({
    id: event.id,
    callId: event.callId,
    payload: event,
    dueAt: dueAt[index],
  }));
}
