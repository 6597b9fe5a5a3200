import { daysBetween, wallTime } from "../../lib/wallTime.js";

/** Which day an instant falls on, seen from now on a zone's calendar. */
export function dayFrom(now: Date, instant: string, timeZone: string): "today" | "tomorrow" | "other" {
  const days = daysBetween(wallTime(now, timeZone), wallTime(instant, timeZone));
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : "other";
}
