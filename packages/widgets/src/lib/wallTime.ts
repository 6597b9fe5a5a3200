import { remembered } from "./remembered.js";

/**
 * The wall-clock time in a time zone as a `Date` whose UTC fields contain it, so that such times can be compared by day
 * and formatted without a time zone.
 *
 * @throws RangeError for an invalid timestamp or zone.
 */
export function wallTime(instant: string | number | Date, timeZone: string): Date {
  const at: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(new Date(instant))) at[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The number of days between two wall-clock times. */
export function daysBetween(from: Date, to: Date): number {
  return dayNumber(to) - dayNumber(from);
}

const dayNumber = (wall: Date) => Math.floor(wall.getTime() / 86_400_000);

/** Creating one costs fifty times as much as using it. */
const clockOf = remembered(
  (timeZone) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);
