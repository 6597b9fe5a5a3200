import { wallTime } from "../../lib/wallTime.js";

/** Where a clock stands to office hours: 9 to 18, Monday to Friday. */
export type OfficeHours = "within" | "before" | "after" | "weekend";

const opensAt = 9;
const closesAt = 18;

/** Whether people at a zone's clock are likely to be at work. */
export function officeHours(now: Date, timeZone: string): OfficeHours {
  const wall = wallTime(now, timeZone);
  const [day, hour] = [wall.getUTCDay(), wall.getUTCHours()];
  if (day === 0 || day === 6) return "weekend";
  if (hour < opensAt) return "before";
  return hour < closesAt ? "within" : "after";
}

/** The city a zone is named after: `America/New_York` → `New York`. */
export function placeOf(timeZone: string): string {
  return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}
