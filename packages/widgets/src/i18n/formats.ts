import { daysBetween, wallTime } from "../lib/wallTime.js";
import { formatWallTime } from "./dates.js";
import { perLocale } from "./messages.js";
import { numbersIn, type Numbers } from "./numbers.js";
import { remembered } from "./remembered.js";
import { type Times, timesIn } from "./times.js";

/** Writes values as people of one locale do. Clocks and zones are arguments, so the same input gives the same text. */
export interface Formats extends Numbers, Times {
  /**
   * How long ago, as short as a narrow row needs: `12 min ago`, `Yesterday`, `Nov 18`, `Nov 18, 2025`. What is still to
   * come keeps its hour: `In 12 min, 4:30 PM`, `Today, 4:30 PM`, `Tomorrow, 9:00 AM`, `Nov 24, 10:00 AM`.
   */
  relative(instant: string, now: Date, timeZone: string): string;
  /** A country's name for its two-letter code. */
  country(iso2: string): string;
  /** A language's name for its two-letter code. */
  language(code: string): string;
}

/** The formats of a BCP 47 locale; made once per locale. */
export const createFormats: (locale: string) => Formats = perLocale(makeFormats);

function makeFormats(locale: string): Formats {
  const ago = new Intl.RelativeTimeFormat(locale, { style: "short", numeric: "auto" });
  const regions = new Intl.DisplayNames(locale, { type: "region" });
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const isEnglish = new Intl.Locale(locale).language === "en";

  // Some locales abbreviate units with a full stop, which reads as the end of a sentence in a cell.
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    capitalised(ago.format(value, unit).replaceAll(".", ""), locale);

  return {
    ...numbersIn(locale),
    ...timesIn(locale),
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
    // Since 2022 the country's own spelling in English; older browsers do not know it.
    country: remembered((iso2) =>
      isEnglish && iso2.toUpperCase() === "TR" ? "Türkiye" : (regions.of(iso2.toUpperCase()) ?? iso2),
    ),
    language: remembered((code) => languages.of(code) ?? code),
  };
}

const capitalised = (text: string, locale: string) =>
  text.replace(/^\p{Ll}(?=\p{L}*$)/u, (letter) => letter.toLocaleUpperCase(locale));
