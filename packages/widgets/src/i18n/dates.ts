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
  time: "HH:mm",
  /** Beside a day, where the whole date is in the same hand: `4:30 PM`. */
  hour: "h:mm A",
  /** To the second, for the course of a call. */
  clock: "h:mm:ss A",
};

/** The product's fixed date patterns, by what they are used for. */
export type DatePattern = keyof typeof patterns;

/** What readers of Turkish write differently: the day first, and a clock of 24 hours. */
const turkishPatterns: typeof patterns = {
  ...patterns,
  call: "D MMM YYYY HH:mm",
  record: "DD.MM.YYYY HH:mm",
  transaction: "DD.MM.YYYY HH:mm",
  day: "DD.MM.YYYY",
  shortDay: "D MMM",
  shortDate: "D MMM YYYY",
  hour: "HH:mm",
  clock: "HH:mm:ss",
};

/** Writes what a clock on the wall shows, from `wallTime`. The zone was applied before; dayjs only writes. */
export function formatWallTime(wall: Date, pattern: DatePattern, locale: string): string {
  const { [pattern]: written } = languageOf(locale) === "tr" ? turkishPatterns : patterns;
  return dayjs.utc(wall).locale(dayjsLocale(locale)).format(written);
}

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
