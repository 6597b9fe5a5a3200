import { daysBetween, wallTime } from "../lib/wallTime.js";
import { formatWallTime, type DatePattern } from "./dates.js";
import { perLocale } from "./messages.js";
import { numbersIn, type Numbers } from "./numbers.js";

/** Writes values as people of one locale do. Clocks and zones are arguments, so the same input gives the same text. */
export interface Formats extends Numbers {
  /** An ISO instant on a zone's clock, in one of the product's fixed patterns. */
  date(instant: string, pattern: DatePattern, timeZone: string): string;
  /** The same with the month as a word, and the zone: `November 18, 2026 at 9:05 PM GMT+3`. */
  inWords(instant: string, timeZone: string): string;
  /**
   * How long ago, as short as a narrow row needs: `12 min ago`, `Yesterday`, `Nov 18`, `Nov 18, 2025`. What is still to
   * come keeps its hour: `In 12 min, 4:30 PM`, `Today, 4:30 PM`, `Tomorrow, 9:00 AM`, `Nov 24, 10:00 AM`.
   */
  relative(instant: string, now: Date, timeZone: string): string;
  /** A call's length as minutes and seconds: 75 → `1:15`. */
  duration(seconds: number): string;
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
  const isEnglish = new Intl.Locale(locale).language === "en";

  // Some locales abbreviate units with a full stop, which reads as the end of a sentence in a cell.
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    capitalised(ago.format(value, unit).replaceAll(".", ""), locale);

  return {
    ...numbersIn(locale),
    date: (instant, pattern, timeZone) => formatWallTime(wallTime(instant, timeZone), pattern, locale),
    inWords: (instant, timeZone) => wordsOn(timeZone).format(Date.parse(instant)),
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
    duration: (seconds) => `${Math.trunc(seconds / 60)}:${String(Math.trunc(seconds % 60)).padStart(2, "0")}`,
    // Since 2022 the country's own spelling in English; older browsers do not know it.
    country: remembered((iso2) =>
      isEnglish && iso2.toUpperCase() === "TR" ? "Türkiye" : (regions.of(iso2.toUpperCase()) ?? iso2),
    ),
    language: remembered((code) => languages.of(code) ?? code),
  };
}

/** A list says the same few names on every row, and the platform takes its time to find one. */
function remembered<Found>(find: (code: string) => Found): (code: string) => Found {
  const found = new Map<string, Found>();
  return (code) => {
    const known = found.get(code);
    if (known !== undefined) return known;
    const name = find(code);
    found.set(code, name);
    return name;
  };
}

const capitalised = (text: string, locale: string) =>
  text.replace(/^\p{Ll}(?=\p{L}*$)/u, (letter) => letter.toLocaleUpperCase(locale));
