import { type CalendarDate, parseDateTime, toCalendarDate } from "@internationalized/date";

import { plain } from "../agents/brain/meaning.ts";
import type { PromisedMoment } from "./port.ts";
import { promisedTime } from "./promisedTime.ts";

/** The default if no hour is named. */
const USUAL_TIME = "10:00";

const weekdays = [
  ["monday", "montag", "pazartesi"],
  ["tuesday", "dienstag", "salı"],
  ["wednesday", "mittwoch", "çarşamba"],
  ["thursday", "donnerstag", "perşembe"],
  ["friday", "freitag", "cuma"],
  ["saturday", "samstag", "cumartesi"],
  ["sunday", "sonntag", "pazar"],
];
const months = [
  ["january", "januar", "ocak"],
  ["february", "februar", "şubat"],
  ["march", "märz", "mart"],
  ["april", "nisan"],
  ["may", "mai", "mayıs"],
  ["june", "juni", "haziran"],
  ["july", "juli", "temmuz"],
  ["august", "ağustos"],
  ["september", "eylül"],
  ["october", "oktober", "ekim"],
  ["november", "kasım"],
  ["december", "dezember", "aralık"],
];
const nextWeek = ["next week", "nächste woche", "kommende woche", "haftaya", "gelecek hafta", "önümüzdeki hafta"];
const ofNextWeek = ["next ", "nächste", "kommende", "haftaya ", "gelecek ", "önümüzdeki "];
const nextMonth = ["next month", "nächsten monat", "kommenden monat", "gelecek ay", "önümüzdeki ay"];
const tomorrow = ["tomorrow", "morgen", "yarın"];
const dayAfter = ["day after tomorrow", "übermorgen", "öbür gün"];
const today = ["today", "this afternoon", "this evening", "later on", "heute", "bugün", "bu akşam"];
const inAnHour = ["in an hour", "in einer stunde", "bir saat sonra"];

/**
 * The time that a person names, relative to the day of the call. A day without an hour gets our default hour; an hour
 * without a day is today's, or tomorrow's if it has passed.
 *
 * @param calledAt the person's wall-clock time when they were called.
 */
export function promisedMoment(said: string, calledAt: string): PromisedMoment {
  const text = plain(said);
  const now = parseDateTime(calledAt);
  if (isIn(text, inAnHour)) return { localAt: now.add({ hours: 1 }).toString().slice(0, 16), isTimeNamed: true };
  const time = promisedTime(text);
  const called = toCalendarDate(now);
  const day = dayIn(text, called) ?? (time && (time > calledAt.slice(11) ? called : called.add({ days: 1 })));
  return { localAt: day ? `${day.toString()}T${time ?? USUAL_TIME}` : null, isTimeNamed: time !== undefined };
}

/** Whether a value that was read is a plausible time. */
export function isPromisedMoment(value: unknown): value is PromisedMoment {
  if (typeof value !== "object" || value === null) return false;
  const { localAt, isTimeNamed } = value as Partial<Record<keyof PromisedMoment, unknown>>;
  if (typeof isTimeNamed !== "boolean") return false;
  if (localAt === null) return true;
  try {
    return typeof localAt === "string" && parseDateTime(localAt).toString().slice(0, 16) === localAt;
  } catch {
    return false;
  }
}

function dayIn(text: string, called: CalendarDate): CalendarDate | undefined {
  if (isIn(text, dayAfter)) return called.add({ days: 2 });
  const monday = called.subtract({ days: weekdayOf(called) });
  const named = longestOf(text, weekdays);
  if (named !== undefined) {
    if (isIn(text, ofNextWeek)) return monday.add({ days: 7 + named });
    const ahead = (named - weekdayOf(called) + 7) % 7;
    return called.add({ days: ahead === 0 ? 7 : ahead });
  }
  if (isIn(text, nextWeek)) return monday.add({ days: 7 });
  if (isIn(text, nextMonth)) return called.set({ day: 1 }).add({ months: 1 });
  const month = longestOf(text, months);
  if (month !== undefined) {
    const first = called.set({ day: 1, month: month + 1 });
    return first.compare(called) > 0 ? first : first.add({ years: 1 });
  }
  if (isTomorrow(text)) return called.add({ days: 1 });
  return isIn(text, today) ? called : undefined;
}

/** «Guten Morgen» and «am Morgen» do not name a day. */
function isTomorrow(text: string): boolean {
  return isIn(text.replaceAll(/ (guten|am) morgen/g, " "), tomorrow);
}

/** The one that is named; «cumartesi» begins with «cuma», so the longer name has priority. */
function longestOf(text: string, names: string[][]): number | undefined {
  const found = names.flatMap((words, index) =>
    words.filter((word) => isIn(text, [word])).map((word) => ({ index, length: word.length })),
  );
  return found.toSorted((one, other) => other.length - one.length)[0]?.index;
}

function weekdayOf(day: CalendarDate): number {
  return (day.toDate("UTC").getUTCDay() + 6) % 7;
}

function isIn(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(` ${word}`));
}
