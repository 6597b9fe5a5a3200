import type { CarrierEvent } from "../port.ts";
import { seededRandom } from "../../../domain/seededRandom.ts";
import type { Course } from "./course.ts";

/** An event with its time in seconds after the order. */
export interface PlannedEvent {
  afterSeconds: number;
  event: Pick<CarrierEvent, "type" | "outcome" | "durationSeconds" | "failureCode">;
}

const ACCEPTED_AFTER = 0.2;
const RINGS_AFTER = 1.5;
const GIVES_UP_AFTER = 26;
/** Seconds after the end of a call until its recording is available. */
export const RECORDING_TAKES = 0.5;

/** The properties of an answered call: its duration, and whether it is recorded. */
interface Answered {
  durationSeconds: number;
  hasRecording: boolean;
}

/** The times of events. Seeded: the same call always rings for the same time. */
export function planEvents(course: Course, { durationSeconds, hasRecording }: Answered, seed: string): PlannedEvent[] {
  const accepted: PlannedEvent = { afterSeconds: ACCEPTED_AFTER, event: { type: "ACCEPTED" } };
  const ringing: PlannedEvent = { afterSeconds: RINGS_AFTER, event: { type: "RINGING" } };
  if (course.kind === "unreached") {
    switch (course.outcome) {
      case "FAILED":
        return [accepted, ended(RINGS_AFTER, { outcome: "FAILED", failureCode: "INVALID_NUMBER" })];
      case "BUSY":
        return [accepted, ringing, ended(RINGS_AFTER + 2, { outcome: "BUSY" })];
      case "NO_ANSWER":
        return [accepted, ringing, ended(GIVES_UP_AFTER, { outcome: "NO_ANSWER" })];
    }
  }
  const answersAfter = RINGS_AFTER + (course.mood === "ANSWERING_MACHINE" ? 12 : 2 + 5 * seededRandom(seed)());
  const events: PlannedEvent[] = [
    accepted,
    ringing,
    { afterSeconds: answersAfter, event: { type: "ANSWERED" } },
    ended(answersAfter + durationSeconds, { outcome: "COMPLETED", durationSeconds }),
  ];
  if (hasRecording)
    events.push({ afterSeconds: answersAfter + durationSeconds + RECORDING_TAKES, event: { type: "RECORDING_READY" } });
  return events;
}

function ended(afterSeconds: number, rest: Omit<PlannedEvent["event"], "type">): PlannedEvent {
  return { afterSeconds, event: { type: "ENDED", ...rest } };
}
