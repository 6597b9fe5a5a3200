import { zoneOffset } from "../zoneOffset.ts";
import type { DialPolicy, Weekday } from "./dialPolicy.ts";

type Window = Pick<DialPolicy, "hours" | "holidays">;

const QUARTER_MS = 15 * 60_000;
/** Longer than any series of holidays: a person who cannot be called within this time can never be called. */
const LONGEST_CLOSED_MS = 21 * 86_400_000;

/** Whether a person may be called at this time: it must be allowed in every time zone in which they may be. */
export function isOpen(window: Window, zones: readonly string[], moment: Date): boolean {
  return zones.length > 0 && zones.every((zone) => isOpenIn(window, zone, moment));
}

/**
 * The first time, from a given time on, at which a person may be called; null if the hours are never open in all time
 * zones at once. Hours and offsets between time zones are whole quarters of an hour, so checking every quarter is
 * exact, even when clocks change.
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
  // Its time at Greenwich is the time there.
  const local = new Date(moment.getTime() + zoneOffset(zone, moment));
  const text = local.toISOString();
  const date = text.slice(0, 10);
  if (holidays.has(date)) return false;
  const time = text.slice(11, 16);
  const weekday = local.getUTCDay() as Weekday;
  return hours.some(({ days, from, to }) => days.includes(weekday) && time >= from && time < to);
}
