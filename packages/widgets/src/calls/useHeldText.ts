import { useCodedText, useTimes, useMessages, type Times } from "../i18n/index.js";
import { useNow } from "../lib/useNow.js";
import { daysBetween, wallTime } from "../lib/wallTime.js";
import { firstCallMessages } from "./call.firstTexts.js";
import type { CallRow } from "./callRow.model.js";
import { placeOf } from "./local-time/placeOf.js";

type Held = Pick<CallRow, "heldUntil" | "heldCode" | "heldMessage" | "timeZone">;

/** Until when a call waits, in the person's time zone, and why; undefined for a call that is not held. */
export function useHeldText({ heldUntil, heldCode: code, heldMessage: message, timeZone }: Held) {
  const t = useMessages(firstCallMessages);
  const times = useTimes();
  const reasonOf = useCodedText("callFailure");
  const now = useNow(60_000);
  if (heldUntil === null) return undefined;
  const time = dayAndTime(heldUntil, now, timeZone, t.dayAndTime, times);
  const values = { time, place: placeOf(timeZone) };
  const reason = code === undefined || message === undefined ? undefined : reasonOf({ code, message });
  return {
    short: t.waitsUntil(values),
    long: reason === undefined ? t.waitsUntil(values) : t.waitsUntilBecause({ ...values, reason }),
  };
}

/** A time of today is shown alone, one of another day with its day. */
export function dayAndTime(
  instant: string,
  now: Date,
  timeZone: string,
  join: (parts: { day: string; time: string }) => string,
  times: Times,
): string {
  const time = times.date(instant, "hour", timeZone);
  const isToday = daysBetween(wallTime(now, timeZone), wallTime(instant, timeZone)) === 0;
  return isToday ? time : join({ day: times.date(instant, "shortDay", timeZone), time });
}
