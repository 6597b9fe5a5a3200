import { CalendarDate, parseDate } from "@internationalized/date";

import { invalid } from "../../contract/problem.ts";
import { momentOf, wallClock } from "../../domain/wallClock.ts";

/** Up to this number of days, each day is a period, as in a month. */
const MOST_SINGLE_DAYS = 31;
const MOST_DAYS = 366;
const USUAL_DAYS = 30;

/** The time range of some days: the times at which its days or weeks begin, and its end. */
export interface Range {
  unit: "DAY" | "WEEK";
  starts: Date[];
  endsAt: Date;
}

/**
 * The requested days, in a time zone.
 *
 * @throws Problem 400 for a day that does not exist, a last day before the first, and more than a year.
 */
export function rangeOf({ from, to }: { from?: string; to?: string }, timeZone: string, now: Date): Range {
  const last = dayOf("to", to ?? wallClock(now, timeZone).slice(0, 10));
  const first = from === undefined ? last.subtract({ days: USUAL_DAYS - 1 }) : dayOf("from", from);
  if (last.compare(first) < 0) throw invalid({ to: "The last day is before the first one" });
  const days = last.compare(first) + 1;
  if (days > MOST_DAYS) throw invalid({ to: `At most ${MOST_DAYS} days can be counted at once` });
  const unit = days > MOST_SINGLE_DAYS ? "WEEK" : "DAY";
  const all = Array.from({ length: days }, (_, place) => first.add({ days: place }));
  const beginnings = all.filter((day, place) => unit === "DAY" || place === 0 || isMonday(day));
  const midnight = (day: CalendarDate) => momentOf(`${day.toString()}T00:00`, timeZone);
  return { unit, starts: beginnings.map(midnight), endsAt: midnight(last.add({ days: 1 })) };
}

function dayOf(field: string, text: string): CalendarDate {
  try {
    return parseDate(text);
  } catch {
    throw invalid({ [field]: "There is no such day" });
  }
}

const isMonday = (day: CalendarDate) => new Date(`${day.toString()}T00:00Z`).getUTCDay() === 1;
