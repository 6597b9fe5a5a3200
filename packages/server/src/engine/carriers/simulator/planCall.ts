import type { ConversationTurn } from "../../../domain/call.ts";
import { usualManner } from "../../../domain/callManner.ts";
import { agreesToRecording } from "../../agents/brain/recordingReply.ts";
import { layOutTurns } from "../../speech/timing.ts";
import type { CarrierEvent, DialOrder } from "../port.ts";
import { courseOf, courseOfProof } from "./course.ts";
import type { SimulatorOptions } from "./options.ts";
import { planEvents } from "./timeline.ts";

/** The course of an ordered call: its turns, and the times of its events. */
export type PlannedCall = ReturnType<typeof planCall>;

/** The same order leads to the same call. */
export function planCall({ agent, speech, clock, ids, speed }: SimulatorOptions, order: DialOrder) {
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
  const events = planned.map(({ afterSeconds, event }, index): CarrierEvent => {
    const at = new Date(now.getTime() + (afterSeconds * 1000) / speed).toISOString();
    return { id: `${carrierCallId}-${index + 1}`, callId, carrierCallId, at, ...event };
  });
  const momentOf = (wanted: CarrierEvent["type"]) => events.find(({ type }) => type === wanted)?.at ?? null;
  const call = {
    call_id: callId,
    carrier_call_id: carrierCallId,
    to_number: to,
    mood: course.kind === "reached" ? course.mood : null,
    language: spoken.language,
    conversation,
    duration_seconds: durationSeconds,
    most_seconds: order.maxDurationSeconds,
    accepted_at: now,
    answers_at: momentOf("ANSWERED"),
    ends_at: momentOf("ENDED"),
  };
  return { call, events };
}

/** Whether there is a recording: the company wants one, and the person consented if they were asked. */
function mayRecord(
  { brief: { manner = usualManner } }: DialOrder,
  turns: ConversationTurn[],
  language: string,
): boolean {
  return manner.recording === "ON" || (manner.recording === "ASK" && agreesToRecording(turns, language));
}
