import { momentOf, wallClock } from "../../domain/wallClock.ts";
import { courseOf, type Course } from "../../engine/carriers/simulator/course.ts";

/** How a call of the demo went. */
export type DemoCourse = Course | { kind: "cancelled" } | { kind: "scheduled" };

/** What became of a past call. Numbers with a fixed outcome keep it; others vary as people do. */
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

/** A quarter of an hour in the office hours of a working day near a moment, on the clocks of a time zone. */
export function officeHour(near: Date, timeZone: string, random: () => number): Date {
  const day = workday(near);
  const hour = 9 + Math.floor(random() * 8);
  const minute = Math.floor(random() * 4) * 15;
  const clock = `${wallClock(day, timeZone).slice(0, 11)}${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  return momentOf(clock, timeZone);
}

/** Saturday becomes Friday before, Sunday the Monday after. */
function workday(moment: Date): Date {
  const shift = { 6: -1, 0: 1 }[moment.getUTCDay()] ?? 0;
  return new Date(moment.getTime() + shift * 86_400_000);
}
