import { fromAbsolute, getDayOfWeek } from "@internationalized/date";

/** Where a clock stands to office hours: 9 to 18, Monday to Friday. */
export type OfficeHours = "within" | "before" | "after" | "weekend";

const opensAt = 9;
const closesAt = 18;

/** Whether people at a zone's clock are likely to be at work. */
export function officeHours(now: Date, timeZone: string): OfficeHours {
  const wall = fromAbsolute(now.getTime(), timeZone);
  // Where the week begins does not matter with a fixed locale: 0 is Sunday, 6 Saturday.
  const day = getDayOfWeek(wall, "en-US");
  if (day === 0 || day === 6) return "weekend";
  if (wall.hour < opensAt) return "before";
  return wall.hour < closesAt ? "within" : "after";
}

/** The city a zone is named after: `America/New_York` → `New York`. */
export function placeOf(timeZone: string): string {
  return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}
