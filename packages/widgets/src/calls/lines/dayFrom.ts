import { daysBetween, wallTime } from "../../lib/wallTime.js";

/** The day of a timestamp relative to today, in the calendar of a time zone. */
export function dayFrom(now: Date, instant: string, timeZone: string): "today" | "tomorrow" | "other" {
  const days = daysBetween(wallTime(now, timeZone), wallTime(instant, timeZone));
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : "other";
}
