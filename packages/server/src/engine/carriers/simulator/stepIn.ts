import { sql } from "kysely";

import { storedJson } from "../../../db/storedJson.ts";
import type { Clock } from "../../../clock.ts";
import type { Trx } from "../../../db/database.ts";
import type { CarrierEvent, StepInOrder } from "../port.ts";
import { handedOver, takenOver, withSaid, type Course } from "./replan.ts";
import { RECORDING_TAKES } from "./timeline.ts";

interface Surroundings {
  clock: Clock;
  speed: number;
}

/**
 * Carries out an intervention in a simulated call: the rest of the call is written again in the simulator's tables.
 * Returns whether the call was still in progress.
 */
export async function stepIntoSimulated(
  trx: Trx,
  { clock, speed }: Surroundings,
  callId: string,
  order: StepInOrder,
): Promise<boolean> {
  const now = clock.now();
  const call = await trx
    .selectFrom("simulator_calls")
    .selectAll()
    .where("call_id", "=", callId)
    .where("answers_at", "<=", now)
    .where("ends_at", ">", now)
    .where("hung_up_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!call?.answers_at) return false;
  const answersAt = call.answers_at.getTime();
  const second = ((now.getTime() - answersAt) / 1000) * speed;
  const course: Course = {
    language: call.language,
    turns: call.conversation,
    durationSeconds: call.duration_seconds,
    isTakenOver: call.is_taken_over,
    unsaidAnswers: call.unsaid_answers,
  };
  const changed = changedBy(order, course, second);
  const durationSeconds = Math.min(Math.ceil(changed.durationSeconds), call.most_seconds);
  const momentOf = (seconds: number) => new Date(answersAt + (seconds * 1000) / speed);
  const endsAt = momentOf(durationSeconds);
  await trx
    .updateTable("simulator_calls")
    .set({
      conversation: storedJson(changed.turns.filter(({ startSecond }) => startSecond < durationSeconds - 1)),
      unsaid_answers: storedJson(changed.unsaidAnswers),
      is_taken_over: changed.isTakenOver,
      duration_seconds: durationSeconds,
      ends_at: endsAt,
    })
    .where("call_id", "=", callId)
    .execute();
  await move(trx, callId, "ENDED", endsAt, { durationSeconds });
  await move(trx, callId, "RECORDING_READY", momentOf(durationSeconds + RECORDING_TAKES));
  if (order.kind === "TRANSFER") await tellTransfer(trx, { callId, carrierCallId: call.carrier_call_id, at: endsAt });
  return true;
}

function changedBy(order: StepInOrder, course: Course, second: number): Course {
  switch (order.kind) {
    case "SAY":
      return withSaid(course, second, order.words);
    case "TAKE_OVER":
      return takenOver(course, second);
    case "TRANSFER":
      return handedOver(course, second, order.words);
  }
}

async function move(
  trx: Trx,
  callId: string,
  type: CarrierEvent["type"],
  at: Date,
  more: Partial<CarrierEvent> = {},
): Promise<void> {
  const changes = storedJson({ at: at.toISOString(), ...more });
  await sql`
    update simulator_events set payload = payload || ${changes}::jsonb, due_at = ${at}
    where call_id = ${callId} and payload ->> 'type' = ${type} and delivered_at is null`.execute(trx);
}

/** A transferred call is announced, and then ends for us. */
async function tellTransfer(
  trx: Trx,
  { callId, carrierCallId, at }: { callId: string; carrierCallId: string; at: Date },
): Promise<void> {
  const event: CarrierEvent = {
    id: `${carrierCallId}-transferred`,
    callId,
    carrierCallId,
    type: "TRANSFERRED",
    at: at.toISOString(),
  };
  await trx
    .insertInto("simulator_events")
    .values({ id: event.id, call_id: callId, payload: storedJson(event), due_at: at, delivered_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
