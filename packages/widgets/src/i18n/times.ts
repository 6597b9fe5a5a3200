import { remembered } from "../lib/remembered.js";
import { wallTime } from "../lib/wallTime.js";
import { type DatePattern, formatWallTime } from "./dates.js";

/** Writes times as people of one locale do: all that most lists need beside numbers. */
export interface Times {
  locale: string;
  /** An ISO instant on a zone's clock, in one of the product's fixed patterns. */
  date(instant: string, pattern: DatePattern, timeZone: string): string;
  /** The same with the month as a word, and the zone: `November 18, 2026 at 9:05 PM GMT+3`. */
  inWords(instant: string, timeZone: string): string;
  /** A call's length as minutes and seconds: 75 → `1:15`. */
  duration(seconds: number): string;
}

/** The times of a BCP 47 locale; made once per locale. */
export const timesIn: (locale: string) => Times = remembered(makeTimes);

function makeTimes(locale: string): Times {
  const wordsOn = remembered(
    (timeZone) =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        year: "numeric",
        month: "long",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "short",
      }),
  );
  return {
    locale,
    date: (instant, pattern, timeZone) => formatWallTime(wallTime(instant, timeZone), pattern, locale),
    inWords: (instant, timeZone) => wordsOn(timeZone).format(Date.parse(instant)),
    duration: (seconds) => `${Math.trunc(seconds / 60)}:${String(Math.trunc(seconds % 60)).padStart(2, "0")}`,
  };
}
