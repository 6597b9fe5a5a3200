import type { callFigureMessages } from "../../../calls/figures/callFigure.messages.js";
import type { Times, Messages } from "../../../i18n/index.js";
import type { CallHistoryView } from "../CallHistory.types.js";

/**
 * The time when the calls were dialled, in words. It is shown as days if both ends are midnight in the user's time
 * zone, or in UTC, in which the figures of several companies are counted; otherwise to the minute.
 */
export function rangeOf(
  { dialledFrom, dialledTo }: Pick<CallHistoryView, "dialledFrom" | "dialledTo">,
  formats: Times,
  timeZone: string,
  t: Messages<typeof callFigureMessages>,
): string | undefined {
  const [start, end] = [Date.parse(dialledFrom), Date.parse(dialledTo)];
  const ends = [start, end].filter((at) => !Number.isNaN(at));
  if (ends.length === 0) return undefined;
  const zone = [timeZone, "UTC"].find((zone) =>
    ends.every((at) => formats.date(iso(at), "record", zone).endsWith("00:00")),
  );
  const say = (at: number) => formats.date(iso(at), zone ? "shortDate" : "call", zone ?? timeZone);
  if (Number.isNaN(end)) return t.since({ from: say(start) });
  // A range excludes the instant at its end.
  const last = say(zone ? end - 1 : end);
  if (Number.isNaN(start)) return t.until({ to: last });
  const first = say(start);
  return first === last ? first : t.range({ from: first, to: last });
}

const iso = (at: number) => new Date(at).toISOString();
