import { remembered } from "../lib/remembered.js";
import { daysBetween, wallTime } from "../lib/wallTime.js";
import { formatWallTime } from "./dates.js";

/** Writes how far away a time is, as people of one locale do. */
export interface RelativeTimes {
  locale: string;
  /**
   * How long ago, as short as a narrow row needs: `12 min ago`, `Yesterday`, `Nov 18`, `Nov 18, 2025`. What is still to
   * come keeps its hour: `In 12 min, 4:30 PM`, `Today, 4:30 PM`, `Tomorrow, 9:00 AM`, `Nov 24, 10:00 AM`.
   */
  relative(instant: string, now: Date, timeZone: string): string;
}

/** The relative times of a BCP 47 locale; made once per locale. */
export const relativeTimesIn: (locale: string) => RelativeTimes = remembered(makeRelativeTimes);

function makeRelativeTimes(locale: string): RelativeTimes {
  const ago = new Intl.RelativeTimeFormat(locale, { style: "short", numeric: "auto" });

  // Some locales abbreviate units with a full stop, which reads as the end of a sentence in a cell.
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    capitalised(ago.format(value, unit).replaceAll(".", ""), locale);

  return {
    locale,
    relative(instant, now, timeZone) {
      const seconds = Math.round((Date.parse(instant) - now.getTime()) / 1000);
      const distance = Math.abs(seconds);
      if (distance < 60) return say(0, "second");
      const day = wallTime(instant, timeZone);
      const hour = seconds > 0 ? `, ${formatWallTime(day, "hour", locale)}` : "";
      if (distance < 3600) return say(Math.trunc(seconds / 60), "minute") + hour;
      if (seconds < 0 && distance < 86_400) return say(Math.trunc(seconds / 3600), "hour");
      const today = wallTime(now, timeZone);
      const days = daysBetween(today, day);
      if (Math.abs(days) <= 1) return say(days, "day") + hour;
      const isThisYear = day.getUTCFullYear() === today.getUTCFullYear();
      return formatWallTime(day, isThisYear ? "shortDay" : "shortDate", locale) + hour;
    },
  };
}

const capitalised = (text: string, locale: string) =>
  text.replace(/^\p{Ll}(?=\p{L}*$)/u, (letter) => letter.toLocaleUpperCase(locale));
