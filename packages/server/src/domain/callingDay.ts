import { momentOf, wallClock } from "./wallClock.ts";

/** The times at which waiting calls are given up. */
export interface CallingDay {
  /** `HH:mm` in the customer's time zone: after this time, a call that was due earlier is not made. */
  endsAt: string;
  /** The maximum delay with which a scheduled call may be queued. */
  lateMinutes: number;
}

const MINUTE_MS = 60_000;
/** A call that a person requests outside the calling day may still wait this long for a line. */
const NIGHT_MINUTES = 30;
const DAY_BEGINS_AT = "07:00";

/**
 * The time until which a call that joins the queue now may wait: the end of the calling day in the customer's time
 * zone. A call that is requested in the late evening or at night waits half an hour at most.
 */
export function queuedUntil(from: Date, timeZone: string, { endsAt }: CallingDay): Date {
  const atLeast = from.getTime() + NIGHT_MINUTES * MINUTE_MS;
  const [date = "", time = ""] = wallClock(from, timeZone).split("T");
  if (time < DAY_BEGINS_AT) return new Date(atLeast);
  return new Date(Math.max(momentOf(`${date}T${endsAt}`, timeZone).getTime(), atLeast));
}

/**
 * The time until which a scheduled call may join the queue, so that after an outage nobody is called hours later or at
 * night.
 */
export function scheduledUntil(startAt: Date, timeZone: string, day: CallingDay): Date {
  const latest = startAt.getTime() + day.lateMinutes * MINUTE_MS;
  return new Date(Math.min(latest, queuedUntil(startAt, timeZone, day).getTime()));
}
