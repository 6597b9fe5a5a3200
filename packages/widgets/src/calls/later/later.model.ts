import { fromAbsolute, toCalendarDateTime } from "@internationalized/date";

import type { CallTarget } from "../start/callTarget.js";

/** The number of customers that are listed by name if several are to be called. */
const namedCustomers = 3;

/** The current time in a time zone, as `2026-11-21T09:30`, the format of a `cronDate` (A-CALL-09). */
export function wallTimeAt(now: Date, timeZone: string): string {
  return toCalendarDateTime(fromAbsolute(now.getTime(), timeZone)).toString().slice(0, 16);
}

/**
 * The earliest wall-clock time that is in the future in all of the zones: the current time of the easternmost zone
 * (A-CALL-07).
 */
export function earliestWallTime(now: Date, timeZones: readonly string[]): string {
  return (
    timeZones
      .map((timeZone) => wallTimeAt(now, timeZone))
      .toSorted()
      .at(-1) ?? wallTimeAt(now, "UTC")
  );
}

/** Whether it is now or in the future; wall-clock times with one format are compared as text. */
export function isToCome(wallTime: string, earliest: string): boolean {
  return wallTime >= earliest;
}

/** The first customers with their time zones, and how many more there are (A-CALL-08). */
export function zonesOf(
  rows: readonly Pick<CallTarget, "itemId" | "customer" | "timeZone">[],
  count: number,
  ownTimeZone: string,
) {
  const named = rows.slice(0, namedCustomers).map(({ itemId, customer, timeZone }) => ({
    id: itemId,
    customer,
    timeZone: timeZone ?? ownTimeZone,
  }));
  return { named, more: count - named.length };
}

/** A suggested time. */
export interface Preset {
  name: "today" | "tomorrow" | "workday";
  /** `2026-11-21T09:00` */
  wallTime: string;
}

const morning = "09:00";
const afternoon = "14:00";
const dayMs = 86_400_000;

/** This afternoon, tomorrow morning and the morning of the next working day, if they differ and are in the future. */
export function presetsAt(earliest: string): Preset[] {
  const today = new Date(`${earliest.slice(0, 10)}T00:00Z`);
  const tomorrow = new Date(today.getTime() + dayMs);
  let workday = tomorrow;
  while (isWeekend(workday)) workday = new Date(workday.getTime() + dayMs);
  const presets: Preset[] = [
    { name: "today", wallTime: at(today, afternoon) },
    { name: "tomorrow", wallTime: at(tomorrow, morning) },
    { name: "workday", wallTime: at(workday, morning) },
  ];
  return presets.filter(
    ({ name, wallTime }) =>
      isToCome(wallTime, earliest) &&
      !(name === "today" && isWeekend(today)) &&
      !(name === "workday" && workday === tomorrow),
  );
}

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;
const at = (day: Date, hour: string) => `${day.toISOString().slice(0, 10)}T${hour}`;
