/**
 * What a clock on the wall of a zone shows, as a `Date` whose UTC fields say it: such times are compared by day and
 * written without a thought of zones.
 *
 * @throws RangeError for an instant or a zone that there is not.
 */
export function wallTime(instant: string | number | Date, timeZone: string): Date {
  const at: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(new Date(instant))) at[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** How many days one wall time's day lies after another's. */
export function daysBetween(from: Date, to: Date): number {
  return dayNumber(to) - dayNumber(from);
}

const dayNumber = (wall: Date) => Math.floor(wall.getTime() / 86_400_000);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs fifty times what using it does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(timeZone, clock);
  return clock;
}
