import { wallTime } from "../../lib/wallTime.js";

/** The relation of a time to office hours: 9 to 18, Monday to Friday. */
export type OfficeHours = "within" | "before" | "after" | "weekend";

const opensAt = 9;
const closesAt = 18;

/** Whether people in a time zone are likely to be at work. */
export function officeHours(now: Date, timeZone: string): OfficeHours {
  const wall = wallTime(now, timeZone);
  const [day, hour] = [wall.getUTCDay(), wall.getUTCHours()];
  if (day === 0 || day === 6) return "weekend";
  if (hour < opensAt) return "before";
  return hour < closesAt ? "within" : "after";
}
