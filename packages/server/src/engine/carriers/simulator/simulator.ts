import { sql } from "kysely";

import type { Database, Trx } from "../../../db/database.ts";
import type { Ids } from "../../../ids.ts";
import type { ConversationTurn } from "../../../domain/call.ts";
import { usualManner } from "../../../domain/callManner.ts";
import { agreesToRecording } from "../../agents/brain/recordingReply.ts";
import type { Agent } from "../../agents/port.ts";
import type { Speech } from "../../speech/port.ts";
import { layOutTurns } from "../../speech/timing.ts";
import type { CallAbility, CallSound, Carrier, CarrierEvent, CarrierReport, DialOrder } from "../port.ts";
import { courseOf, courseOfProof } from "./course.ts";
import { startDelivery, type DeliveryOptions } from "./delivery.ts";
import { listenToSimulated } from "./listen.ts";
import { startSpeaking } from "./speaking.ts";
import { stepIntoSimulated } from "./stepIn.ts";
import { planEvents } from "./timeline.ts";

export interface SimulatorOptions extends DeliveryOptions {
  ids: Ids;
  agent: Agent;
  /** Without it calls have no recordings. */
  speech: Speech | null;
  /** How much faster than real time its clock runs. */
  speed: number;
}

const steps: CallAbility[] = ["SAY", "TRANSFER", "TAKE_OVER"];

/**
 * A carrier that nobody has to pay. It keeps its own books (the `simulator_` tables), so that like one outside it goes on
 * while we are dead, knows which calls it was asked for, and delivers again what we did not take.
 */
export function createSimulator(options: SimulatorOptions): Carrier {
  const { db, clock, speech } = options;
  let wake = () => {};

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
      const carrierCallId = await db.transaction().execute(async (trx) => {
        const accepted = await accept(trx, options, order);
        signal.throwIfAborted(); // who gave up must not be surprised by a call
        return accepted;
      });
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

    async read({ callId }) {
      const { rows } = await sql<CarrierReport>`
        select c.conversation, coalesce((
          select json_agg(payload order by payload ->> 'at') from simulator_events
          where call_id = c.call_id and not ${happensAfter(clock.now())}
        ), '[]') as events
        from simulator_calls c where c.call_id = ${callId}`.execute(db);
      return rows[0] ?? null;
    },

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

async function accept(
  trx: Trx,
  { agent, speech, clock, ids, speed, chaos }: SimulatorOptions,
  order: DialOrder,
): Promise<string> {
  const { callId, to } = order;
  const now = clock.now();
  const course = order.brief.proofDigits === undefined ? courseOf(to) : courseOfProof(to);
  const carrierCallId = `sim-${ids.next()}`;
  const spoken =
    course.kind === "reached" ? agent.converse(order.brief, course.mood, callId) : { language: "en", utterances: [] };
  const laidOut = layOutTurns(spoken.utterances, spoken.language);
  const durationSeconds = Math.min(laidOut.durationSeconds, order.maxDurationSeconds);
  const conversation = laidOut.turns.filter(({ startSecond }) => startSecond < durationSeconds - 1);

  const hasRecording = speech !== null && mayRecord(order, conversation, spoken.language);
  const planned = planEvents(course, { durationSeconds, hasRecording }, callId);
  const momentAfter = (seconds: number) => new Date(now.getTime() + (seconds * 1000) / speed);
  const momentOf = (type: CarrierEvent["type"]) => {
    const found = planned.find(({ event }) => event.type === type);
    return found ? momentAfter(found.afterSeconds) : null;
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("simulator_calls")
    .values({
      call_id: callId,
      carrier_call_id: carrierCallId,
      to_number: to,
      mood: course.kind === "reached" ? course.mood : null,
      language: spoken.language,
      conversation: JSON.stringify(conversation),
      duration_seconds: durationSeconds,
      most_seconds: order.maxDurationSeconds,
      unsaid_answers: "[]",
      accepted_at: now,
      answers_at: momentOf("ANSWERED"),
      ends_at: momentOf("ENDED"),
      hung_up_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isRepeated = numInsertedOrUpdatedRows === 0n;
  await trx
    .insertInto("simulator_dials")
    .values({ id: ids.next(), call_id: callId, is_repeated: isRepeated, dialled_at: now })
    .execute();
  if (isRepeated) {
    const first = await trx
      .selectFrom("simulator_calls")
      .select("carrier_call_id")
      .where("call_id", "=", callId)
      .executeTakeFirstOrThrow();
    return first.carrier_call_id;
  }

  const events = planned.map(({ afterSeconds, event }, index): CarrierEvent => {
    const at = momentAfter(afterSeconds).toISOString();
    return { id: `${carrierCallId}-${index + 1}`, callId, carrierCallId, at, ...event };
  });
  const dueAt = events.map(({ at }) => new Date(at));
  if (chaos.isReordering) dueAt.reverse();
  await trx
    .insertInto("simulator_events")
    .values(
      events.map((event, index) => ({
        id: event.id,
        call_id: callId,
        payload: JSON.stringify(event),
        due_at: dueAt[index] ?? now,
        delivered_at: null,
      })),
    )
    .execute();
  return carrierCallId;
}

/** Whether there is to be a recording: the company wants one, and who was asked has agreed. */
function mayRecord(
  { brief: { manner = usualManner } }: DialOrder,
  turns: ConversationTurn[],
  language: string,
): boolean {
  return manner.recording === "ON" || (manner.recording === "ASK" && agreesToRecording(turns, language));
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
    // What was not said any more is not in the books.
    const durationSeconds = Math.round(((now.getTime() - answeredAt.getTime()) / 1000) * speed);
    const conversation = call.conversation.filter(({ startSecond }) => startSecond < durationSeconds);
    await trx
      .updateTable("simulator_calls")
      .set({ duration_seconds: durationSeconds, conversation: JSON.stringify(conversation) })
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
        payload: JSON.stringify(event),
        due_at: now,
        delivered_at: null,
      })),
    )
    .execute();
}

const happensAfter = (moment: Date) => sql<boolean>`(payload ->> 'at')::timestamptz > ${moment}`;

function readCall(db: Database, callId: string) {
  return db
    .selectFrom("simulator_calls")
    .select(["carrier_call_id", "language", "conversation", "duration_seconds"])
    .where("call_id", "=", callId)
    .executeTakeFirst();
}
