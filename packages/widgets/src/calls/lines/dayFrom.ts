import { fromAbsolute, parseAbsolute, toCalendarDate } from "@internationalized/date";

/** Which day an instant falls on, seen from now on a zone's calendar. */
export function dayFrom(now: Date, instant: string, timeZone: string): "today" | "tomorrow" | "other" {
  const today = toCalendarDate(fromAbsolute(now.getTime(), timeZone));
  const day = toCalendarDate(parseAbsolute(instant, timeZone));
  if (day.compare(today) === 0) return "today";
  return day.compare(today.add({ days: 1 })) === 0 ? "tomorrow" : "other";
}
