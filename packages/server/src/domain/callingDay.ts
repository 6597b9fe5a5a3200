import { momentOf, wallClock } from "./wallClock.ts";

/** When calls that wait are given up. */
export interface CallingDay {
  /** `HH:mm` on the customer's clock, after which nobody is phoned who was to be phoned earlier. */
  endsAt: string;
  /** How late a scheduled call may be queued. */
  lateMinutes: number;
}

const MINUTE_MS = 60_000;
/** A call that somebody asks for outside of the day may still wait this long for a line. */
const NIGHT_MINUTES = 30;
const DAY_BEGINS_AT = "07:00";

/**
 * Until when a call that joins the queue now may wait there: the end of the calling day where the customer is. One that somebody
 * wants in the late evening or at night waits half an hour at most.
 */
export function queuedUntil(from: Date, timeZone: string, { endsAt }: CallingDay): Date {
  const atLeast = from.getTime() + NIGHT_MINUTES * MINUTE_MS;
  const [date = "", time = ""] = wallClock(from, timeZone).split("T");
  if (time < DAY_BEGINS_AT) return new Date(atLeast);
  return new Date(Math.max(momentOf(`${date}T${endsAt}`, timeZone).getTime(), atLeast));
}

/** Until when a scheduled call may join the queue. After an outage nobody is phoned hours later, nor at night. */
export function scheduledUntil(startAt: Date, timeZone: string, day: CallingDay): Date {
  const latest = startAt.getTime() + day.lateMinutes * MINUTE_MS;
  return new Date(Math.min(latest, queuedUntil(startAt, timeZone, day).getTime()));
}
