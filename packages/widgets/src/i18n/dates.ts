import { remembered } from "../lib/remembered.js";
import { languageOf } from "./translations.js";

/** The product's fixed patterns, with the letters of dayjs. */
export const patterns = {
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

/** Writes what a clock on the wall shows, from `wallTime`. The zone was applied before. */
export function formatWallTime(wall: Date, pattern: DatePattern, locale: string): string {
  const parts = partsOf(wall, wordsIn(locale));
  return patternsIn(locale)[pattern].replace(/[A-Z]+|[a-z]+/g, (name) => parts[name as keyof typeof parts]);
}

/** What a pattern's letters stand for, as in dayjs, Moment and Unicode's patterns. */
function partsOf(wall: Date, { months, period }: Words) {
  const hour = wall.getUTCHours();
  return {
    YYYY: String(wall.getUTCFullYear()),
    MMM: months[wall.getUTCMonth()] ?? "",
    MM: twoDigits(wall.getUTCMonth() + 1),
    DD: twoDigits(wall.getUTCDate()),
    D: String(wall.getUTCDate()),
    HH: twoDigits(hour),
    h: String(hour % 12 || 12),
    mm: twoDigits(wall.getUTCMinutes()),
    ss: twoDigits(wall.getUTCSeconds()),
    A: period(hour),
  };
}

const twoDigits = (count: number) => String(count).padStart(2, "0");

/**
 * One clock for a locale: of 12 or 24 hours as people there read it, unless the locale names another (`-u-hc-h23`). The
 * numeric dates of the documents keep their 24 hours until somebody asks for 12.
 */
const patternsIn = remembered((locale) => {
  const asked = new Intl.Locale(locale).hourCycle;
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const own = Object.entries(languageOf(locale) === "tr" ? turkishPatterns : patterns);
  const onClock = (pattern: string) => {
    if (!hour12) return pattern.replace(/h(:mm(?::ss)?) A/, "HH$1");
    return asked === undefined ? pattern : pattern.replace("HH:mm", "h:mm A");
  };
  return Object.fromEntries(own.map(([name, pattern]) => [name, onClock(pattern)])) as typeof patterns;
});

interface Words {
  /** The short names of the months. */
  months: readonly string[];
  /** What an hour of a clock of twelve is called: `PM`. */
  period: (hour: number) => string;
}

/** Month names and day periods, from the platform. */
const wordsIn = remembered((locale): Words => {
  const month = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", hour12: true, timeZone: "UTC" });
  const periodAt = (hour: number) =>
    clock.formatToParts(Date.UTC(2024, 0, 1, hour)).find(({ type }) => type === "dayPeriod")?.value;
  return {
    months: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index, 15))),
    period: (hour) => periodAt(hour) ?? (hour < 12 ? "AM" : "PM"),
  };
});
