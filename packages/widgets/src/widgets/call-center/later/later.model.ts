import { fromAbsolute, toCalendarDateTime } from "@internationalized/date";

import type { CallCenterRow } from "../CallCenter.types.js";

/** So many customers are named when several are to be called. */
const namedCustomers = 3;

/** What a zone's clock shows, as `2026-11-21T09:30`, which is how a `cronDate` is written (A-CALL-09). */
export function wallTimeAt(now: Date, timeZone: string): string {
  return toCalendarDateTime(fromAbsolute(now.getTime(), timeZone)).toString().slice(0, 16);
}

/** The earliest wall time that is still to come in all of the zones: what the easternmost clock shows (A-CALL-07). */
export function earliestWallTime(now: Date, timeZones: readonly string[]): string {
  return (
    timeZones
      .map((timeZone) => wallTimeAt(now, timeZone))
      .toSorted()
      .at(-1) ?? wallTimeAt(now, "UTC")
  );
}

/** Whether it is now or still to come; wall times of one form compare as text. */
export function isToCome(wallTime: string, earliest: string): boolean {
  return wallTime >= earliest;
}

/** The first customers and their zones, and how many more there are (A-CALL-08). */
export function zonesOf(rows: readonly CallCenterRow[], count: number, ownTimeZone: string) {
  const named = rows.slice(0, namedCustomers).map(({ id, customer, timeZone }) => ({
    id,
    customer,
    timeZone: timeZone ?? ownTimeZone,
  }));
  return { named, more: count - named.length };
}
