import { fromDate, parseDateTime, toZoned } from "@internationalized/date";

const MINUTE_MS = 60_000;
const LONGEST_GAP_MINUTES = 24 * 60;

/**
 * The time at which clocks in a time zone show a wall-clock time. If clocks skip it, the next minute that they
 * show; if they show it twice, the first time.
 *
 * @param cronDate `YYYY-MM-DDTHH:mm`
 * @throws RangeError for a date that does not exist or an unknown zone.
 */
export function momentOf(cronDate: string, timeZone: string): Date {
  const wanted = parseDateTime(cronDate);
  if (wanted.toString().slice(0, 16) !== cronDate) throw new RangeError(`Not a date: ${cronDate}`);
  const moment = toZoned(wanted, timeZone, "earlier").toDate();
  if (wallClock(moment, timeZone) === cronDate) return moment;
  return endOfGap(moment, timeZone);
}

/** The wall-clock time in a time zone at this time, `YYYY-MM-DDTHH:mm`. */
export function wallClock(moment: Date, timeZone: string): string {
  return fromDate(moment, timeZone).toString().slice(0, 16);
}

/** The same calculation for many customers, once for each time zone: it is slower than storing a call. */
export function perZone<Result>(calculate: (timeZone: string) => Result): (timeZone: string) => Result {
  const results = new Map<string, Result>();
  return (timeZone) => {
    const result = results.get(timeZone) ?? calculate(timeZone);
    results.set(timeZone, result);
    return result;
  };
}

const knownZones = new Set<string>();

/** Whether this platform knows the time zone, so that a stored call can always be displayed. */
export function isTimeZone(timeZone: string): boolean {
  if (knownZones.has(timeZone)) return true;
  try {
    const { timeZone: ownName } = new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions();
    knownZones.add(ownName); // Only names the platform uses itself: other spellings have no end.
    return true;
  } catch {
    return false;
  }
}

/** Inside a gap, "earlier" is before it: the first minute whose wall-clock time does not follow directly. */
function endOfGap(before: Date, timeZone: string): Date {
  const offsetBefore = offset(before, timeZone);
  for (let minutes = 1; minutes <= LONGEST_GAP_MINUTES; minutes += 1) {
    const moment = new Date(before.getTime() + minutes * MINUTE_MS);
    if (offset(moment, timeZone) > offsetBefore) return moment;
  }
  return before;
}

function offset(moment: Date, timeZone: string): number {
  return fromDate(moment, timeZone).offset;
}
