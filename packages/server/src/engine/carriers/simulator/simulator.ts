import { sql } from "kysely";

import { storedJson } from "../../../db/storedJson.ts";
import type { Database, Trx } from "../../../db/database.ts";
import type { CallAbility, CallSound, Carrier, CarrierEvent, CarrierReport } from "../port.ts";
import { startDelivery } from "./delivery.ts";
import { keepCalls } from "./keepCalls.ts";
import { listenToSimulated } from "./listen.ts";
import type { SimulatorOptions } from "./options.ts";
import { planCall, type PlannedCall } from "./planCall.ts";
import { startSpeaking } from "./speaking.ts";
import { stepIntoSimulated } from "./stepIn.ts";
import { together } from "./together.ts";

const steps: CallAbility[] = ["SAY", "TRANSFER", "TAKE_OVER"];

/**
 * A carrier without costs. It has its own tables (prefix `simulator_`), so that, like an external carrier, it continues
 * while our processes are down, knows its orders, and delivers an event again that we did not accept.
 */
export function createSimulator(options: SimulatorOptions): Carrier {
  const { db, clock, speech } = options;
  let wake = () => {};
  const take = together((orders: { planned: PlannedCall; signal: AbortSignal }[]) =>
    db.transaction().execute(async (trx) => {
      const planned = orders.map((order) => order.planned);
      const ids = await keepCalls(trx, options, planned);
      for (const { signal } of orders) signal.throwIfAborted(); // who gave up must not be surprised by a call
      return ids;
    }),
  );
  const report = together(async (callIds: string[]) => {
    const reports = await readReports(db, callIds, clock.now());
    return callIds.map((id) => reports.get(id) ?? null);
  });

  return {
    name: "simulator",
    traits: {
      lostOrders: "key",
      speaks: "itsAgent",
      tellsRinging: true,
      conversation: "atEnd",
      cost: "atEnd",
      asksToRecord: true,
      keepsRecordingsDays: null,
      silentSeconds: { QUEUED: 10, RINGING: 10, IN_PROGRESS: 10 },
      limits: { lines: null, callsPerSecond: null },
    },
    abilities: speech ? ["LISTEN", ...steps] : steps,

    async dial(order, signal) {
      const carrierCallId = await take({ planned: planCall(options, order), signal });
      wake();
      return { carrierCallId };
    },

    async find({ callId }) {
      const call = await readCall(db, callId);
      return call ? { carrierCallId: call.carrier_call_id } : "none";
    },

    async hangUp({ callId }) {
      await db.transaction().execute((trx) => endNow(trx, options, callId));
      wake();
    },

    async stepIn({ callId }, order) {
      const isTaken = await db.transaction().execute((trx) => stepIntoSimulated(trx, options, callId, order));
      wake();
      return isTaken;
    },

    listen: ({ callId }) =>
      speech ? listenToSimulated({ ...options, speech }, callId) : Promise.resolve<CallSound | null>(null),

    read: ({ callId }) => report(callId),

    knowsAccount: () => Promise.resolve(true),

    async readRecording({ callId }) {
      const call = await readCall(db, callId);
      if (!speech || !call || call.conversation.length === 0) return null;
      return speech.render({
        language: call.language,
        turns: call.conversation,
        durationSeconds: call.duration_seconds,
      });
    },

    connect({ deliver, words }) {
      const stack = new AsyncDisposableStack();
      const delivery = stack.use(startDelivery(options, deliver));
      wake = () => delivery.wake();
      stack.use(startSpeaking(options, words));
      return stack;
    },
  };
}

async function endNow(trx: Trx, { clock, speed }: SimulatorOptions, callId: string): Promise<void> {
  const now = clock.now();
  const call = await trx
    .updateTable("simulator_calls")
    .set({ hung_up_at: now })
    .where("call_id", "=", callId)
    .where("hung_up_at", "is", null)
    .returning(["carrier_call_id", "conversation", "answers_at"])
    .executeTakeFirst();
  if (!call) return;
  const cutOff = await trx
    .deleteFrom("simulator_events")
    .where("call_id", "=", callId)
    .where(happensAfter(now))
    .returning("payload")
    .execute();
  const isEndCutOff = cutOff.some(({ payload }) => (payload as CarrierEvent).type === "ENDED");
  if (!isEndCutOff) return;
  const answeredAt = call.answers_at !== null && call.answers_at <= now ? call.answers_at : null;
  const about = { callId, carrierCallId: call.carrier_call_id, at: now.toISOString() };
  const events: CarrierEvent[] = [];
  if (answeredAt) {
    // Turns that were not said are removed from the tables.
    const durationSeconds = Math.round(((now.getTime() - answeredAt.getTime()) / 1000) * speed);
    const conversation = call.conversation.filter(({ startSecond }) => startSecond < durationSeconds);
    await trx
      .updateTable("simulator_calls")
      .set({ duration_seconds: durationSeconds, conversation: storedJson(conversation) })
      .where("call_id", "=", callId)
      .execute();
    const ended = { type: "ENDED" as const, outcome: "COMPLETED" as const, durationSeconds };
    events.push({ id: `${call.carrier_call_id}-hung-up`, ...about, ...ended });
    if (conversation.length > 0)
      events.push({ id: `${call.carrier_call_id}-recorded`, ...about, type: "RECORDING_READY" });
  } else {
    events.push({ id: `${call.carrier_call_id}-hung-up`, ...about, type: "ENDED", outcome: "NO_ANSWER" });
  }
  await trx
    .insertInto("simulator_events")
    .values(
      events.map((event) => ({
        id: event.id,
        call_id: callId,
        payload: storedJson(event),
        due_at: now,
        delivered_at: null,
      })),
    )
    .execute();
}

/** The simulator's data of calls, by call. */
async function readReports(db: Database, callIds: string[], now: Date): Promise<Map<string, CarrierReport>> {
  const { rows } = await sql<CarrierReport & { callId: string }>`
    select c.call_id as "callId", c.conversation, coalesce((
      select json_agg(payload order by payload ->> 'at') from simulator_events
      where call_id = c.call_id and not ${happensAfter(now)}
    ), '[]') as events
    from simulator_calls c where c.call_id = any(${callIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ callId, ...report }) => [callId, report]));
}

const happensAfter = (moment: Date) => sql<boolean>`(payload ->> 'at')::timestamptz > ${moment}`;

function readCall(db: Database, callId: string) {
  return db
    .selectFrom("simulator_calls")
    .select(["carrier_call_id", "language", "conversation", "duration_seconds"])
    .where("call_id", "=", callId)
    .executeTakeFirst();
}
