import { parseDateTime, toCalendarDateTime, toZoned, type ZonedDateTime } from "@internationalized/date";

/** What a zone's clock is called at a moment: `Oslo, GMT+1`. Summer and winter differ, so it takes the moment. */
export function zoneName(timeZone: string, at: Date, locale: string): string {
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  return offset === undefined || offset === place ? place : `${place}, ${offset}`;
}

/** Where clocks are changed: a wall time that they skip, or show twice. */
export type ClockChange = "skipped" | "twice";

/**
 * The instant at which a zone's clock shows `wallTime` (`2026-11-21T09:30`), as the server takes it: where clocks
 * skip it, the next minute they do show; where they show it twice, the first.
 */
export function instantOf(wallTime: string, timeZone: string): Date {
  const { earlier, change } = readWallTime(wallTime, timeZone);
  return (change === "skipped" ? endOfGap(earlier) : earlier).toDate();
}

/** What a change of clocks does to a wall time; undefined for all but a few hours of a year. */
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

/** A skipped time read with the clocks of before lies before the gap. */
function endOfGap(before: ZonedDateTime): ZonedDateTime {
  let moment = before;
  while (moment.offset === before.offset) moment = moment.add({ minutes: 1 });
  return moment;
}
