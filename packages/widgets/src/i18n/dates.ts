import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

import { perLocale } from "./messages.js";
import { languageOf } from "./translations.js";

dayjs.extend(utc);

const patterns = {
  /** Calls and notes. */
  call: "MMM D, YYYY h:mm A",
  /** Customers, users, products. */
  record: "DD/MM/YYYY HH:mm",
  transaction: "MM/DD/YYYY HH:mm",
  /** Numbers and companies. */
  day: "DD/MM/YYYY",
  shortDay: "MMM D",
  shortDate: "MMM D, YYYY",
  month: "MMM YYYY",
  year: "YYYY",
  /** A time of day alone or beside a day: `4:30 PM`. */
  hour: "h:mm A",
  /** To the second, for the course of a call. */
  clock: "h:mm:ss A",
};

/** The product's fixed date patterns, by what they are used for. */
export type DatePattern = keyof typeof patterns;

/** What readers of Turkish write differently: the day first. */
const turkishPatterns: typeof patterns = {
  ...patterns,
  call: "D MMM YYYY h:mm A",
  record: "DD.MM.YYYY HH:mm",
  transaction: "DD.MM.YYYY HH:mm",
  day: "DD.MM.YYYY",
  shortDay: "D MMM",
  shortDate: "D MMM YYYY",
};

/** Whether a day has twice twelve hours (`4:30 PM`) or 24 (`16:30`). */
export type HourCycle = "h12" | "h23";

/** The locale with somebody's own choice of a clock in it, which every format of the platform reads as well. */
export function withHourCycle(locale: string, hourCycle: HourCycle | undefined): string {
  const isKnown = hourCycle === "h12" || hourCycle === "h23"; // a page may write anything into an attribute
  return isKnown ? new Intl.Locale(locale, { hourCycle }).toString() : locale;
}

/** Writes what a clock on the wall shows, from `wallTime`. The zone was applied before; dayjs only writes. */
export function formatWallTime(wall: Date, pattern: DatePattern, locale: string): string {
  return dayjs.utc(wall).locale(dayjsLocale(locale)).format(patternsIn(locale)[pattern]);
}

/**
 * One clock for a locale: of 12 or 24 hours as people there read it, unless the locale names another (`-u-hc-h23`). The
 * numeric dates of the documents keep their 24 hours until somebody asks for 12.
 */
const patternsIn = perLocale((locale) => {
  const asked = new Intl.Locale(locale).hourCycle;
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const own = Object.entries(languageOf(locale) === "tr" ? turkishPatterns : patterns);
  const onClock = (pattern: string) => {
    if (!hour12) return pattern.replace(/h(:mm(?::ss)?) A/, "HH$1");
    return asked === undefined ? pattern : pattern.replace("HH:mm", "h:mm A");
  };
  return Object.fromEntries(own.map(([name, pattern]) => [name, onClock(pattern)])) as typeof patterns;
});

/** Month names and day periods from the platform, registered with dayjs under the locale's name. */
const dayjsLocale = perLocale((locale) => {
  const name = `cw-${locale.toLowerCase()}`; // dayjs looks names up in lower case
  const names = (month: "short" | "long") => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 15)));
  };
  const periods = new Intl.DateTimeFormat(locale, { hour: "numeric", hour12: true, timeZone: "UTC" });
  const period = (hour: number) =>
    periods.formatToParts(Date.UTC(2024, 0, 1, hour)).find((part) => part.type === "dayPeriod")?.value;
  const own = {
    name,
    months: names("long"),
    monthsShort: names("short"),
    meridiem: (hour: number) => period(hour) ?? (hour < 12 ? "AM" : "PM"),
  };
  // What dayjs calls a whole locale is more than these patterns read.
  dayjs.locale(own as unknown as Parameters<typeof dayjs.locale>[0], undefined, true);
  return name;
});
