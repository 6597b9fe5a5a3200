import { fromDate } from "@internationalized/date";

import type { DialPolicy, Weekday } from "./dialPolicy.ts";

type Window = Pick<DialPolicy, "hours" | "holidays">;

const QUARTER_MS = 15 * 60_000;
/** Longer than any run of holidays: who may not be called for so long may never be called. */
const LONGEST_CLOSED_MS = 21 * 86_400_000;

/** Whether a person may be called at a moment: only when it is allowed in every zone that they may be in. */
export function isOpen(window: Window, zones: readonly string[], moment: Date): boolean {
  return zones.length > 0 && zones.every((zone) => isOpenIn(window, zone, moment));
}

/**
 * The first moment from one on at which a person may be called; null when these hours never open in all of the zones at once. Hours
 * and the differences between clocks are full quarters of an hour, so that looking at each quarter is exact, also where clocks change.
 */
export function nextOpen(window: Window, zones: readonly string[], from: Date): Date | null {
  if (window.hours.length === 0 || zones.length === 0) return null;
  if (isOpen(window, zones, from)) return from;
  const first = Math.ceil((from.getTime() + 1) / QUARTER_MS) * QUARTER_MS;
  for (let time = first; time < first + LONGEST_CLOSED_MS; time += QUARTER_MS) {
    const moment = new Date(time);
    if (isOpen(window, zones, moment)) return moment;
  }
  return null;
}

function isOpenIn({ hours, holidays }: Window, zone: string, moment: Date): boolean {
  const local = fromDate(moment, zone);
  const text = local.toString();
  const date = text.slice(0, 10);
  if (holidays.has(date)) return false;
  const time = text.slice(11, 16);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() as Weekday;
  return hours.some(({ days, from, to }) => days.includes(weekday) && time >= from && time < to);
}
