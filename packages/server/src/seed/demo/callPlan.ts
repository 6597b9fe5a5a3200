import { momentOf, wallClock } from "../../domain/wallClock.ts";
import { courseOf, type Course } from "../../engine/carriers/simulator/course.ts";

/** The course of a demo call. */
export type DemoCourse = Course | { kind: "cancelled" } | { kind: "scheduled" };

/** The course of a past call. A number with a fixed outcome has that outcome; the others vary. */
export function pastCourse(phoneNumber: string, random: () => number): DemoCourse {
  if (/0[0-6]$/.test(phoneNumber)) return courseOf(phoneNumber);
  const draw = random();
  return shares.find(({ upTo }) => draw < upTo)?.course ?? { kind: "reached", mood: "POSITIVE" };
}

const shares: { upTo: number; course: DemoCourse }[] = [
  { upTo: 0.28, course: { kind: "reached", mood: "POSITIVE" } },
  { upTo: 0.45, course: { kind: "reached", mood: "NEUTRAL" } },
  { upTo: 0.56, course: { kind: "reached", mood: "NEGATIVE" } },
  { upTo: 0.64, course: { kind: "reached", mood: "ANSWERING_MACHINE" } },
  { upTo: 0.83, course: { kind: "unreached", outcome: "NO_ANSWER" } },
  { upTo: 0.91, course: { kind: "unreached", outcome: "BUSY" } },
  { upTo: 0.96, course: { kind: "unreached", outcome: "FAILED" } },
  { upTo: 1, course: { kind: "cancelled" } },
];

/**
 * The beginning of a quarter of an hour in the office hours of a working day near a moment, in a time zone.
 *
 * @param towards the working day that replaces a weekend: the one before for past calls, the one after for scheduled
 * calls
 */
export function officeHour(near: Date, timeZone: string, random: () => number, towards: "before" | "after"): Date {
  const day = workday(wallClock(near, timeZone).slice(0, 10), towards);
  const hour = 9 + Math.floor(random() * 8);
  const minute = Math.floor(random() * 4) * 15;
  return momentOf(`${day}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`, timeZone);
}

/** A day, such as `2026-11-21`, or the nearest working day before or after it. */
function workday(day: string, towards: "before" | "after"): string {
  const date = new Date(`${day}T00:00Z`);
  const shifts = towards === "before" ? { 6: -1, 0: -2 } : { 6: 2, 0: 1 };
  const shift = (shifts as Partial<Record<number, number>>)[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * 86_400_000).toISOString().slice(0, 10);
}
