import { parseDateTime, toZoned } from "@internationalized/date";

/** What a zone's clock is called at a moment: `Oslo, GMT+1`. Summer and winter differ, so it takes the moment. */
export function zoneName(timeZone: string, at: Date, locale: string): string {
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  return offset === undefined || offset === place ? place : `${place}, ${offset}`;
}

/** The instant at which a zone's clock shows `wallTime` (`2026-11-21T09:30`); in a gap the next one that exists. */
export function instantOf(wallTime: string, timeZone: string): Date {
  return toZoned(parseDateTime(wallTime), timeZone, "compatible").toDate();
}
