import { parseDateTime, toCalendarDateTime, toZoned, type ZonedDateTime } from "@internationalized/date";

/** The name of a time zone at a given time: `Oslo, GMT+1`. It depends on the time because of daylight saving. */
export function zoneName(timeZone: string, at: Date, locale: string): string {
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  return offset === undefined || offset === place ? place : `${place}, ${offset}`;
}

/** Changes of clocks: a wall-clock time that they skip, or show twice. */
export type ClockChange = "skipped" | "twice";

/**
 * The instant at which clocks in a time zone show `wallTime` (`2026-11-21T09:30`), as the server calculates it:
 * if clocks skip it, the next minute that they show; if they show it twice, the first time.
 */
export function instantOf(wallTime: string, timeZone: string): Date {
  const { earlier, change } = readWallTime(wallTime, timeZone);
  return (change === "skipped" ? endOfGap(earlier) : earlier).toDate();
}

/** The effect of a change of clocks on a wall-clock time; undefined for all but a few hours per year. */
export function clockChangeAt(wallTime: string, timeZone: string): ClockChange | undefined {
  return readWallTime(wallTime, timeZone).change;
}

function readWallTime(wallTime: string, timeZone: string): { earlier: ZonedDateTime; change?: ClockChange } {
  const wanted = parseDateTime(wallTime);
  const earlier = toZoned(wanted, timeZone, "earlier");
  if (toCalendarDateTime(earlier).compare(wanted) !== 0) return { earlier, change: "skipped" };
  const isOnce = toZoned(wanted, timeZone, "later").compare(earlier) === 0;
  return isOnce ? { earlier } : { earlier, change: "twice" };
}

/** A skipped time, converted with the earlier offset, is before the gap. */
function endOfGap(before: ZonedDateTime): ZonedDateTime {
  let moment = before;
  while (moment.offset === before.offset) moment = moment.add({ minutes: 1 });
  return moment;
}
