import { fromDate } from "@internationalized/date";

const DAY_MS = 86_400_000;
const MOST_KEPT = 10_000;

/** By time zone and day at Greenwich; null for a day on which the clocks change. */
const kept = new Map<string, number | null>();

/**
 * The offset of a time zone to Greenwich, in milliseconds. Whom to call when is calculated quarter by quarter, and the platform
 * takes longer to answer than everything else does, so it is asked once for each day on which the clocks do not change.
 */
export function zoneOffset(zone: string, moment: Date): number {
  const time = moment.getTime();
  const day = Math.floor(time / DAY_MS);
  const key = `${zone} ${day}`;
  let offset = kept.get(key);
  if (offset === undefined) {
    const [atFirst, atLast] = [offsetAt(zone, day * DAY_MS), offsetAt(zone, (day + 1) * DAY_MS)];
    offset = atFirst === atLast ? atFirst : null;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, offset);
  }
  return offset ?? offsetAt(zone, time);
}

const offsetAt = (zone: string, time: number): number => fromDate(new Date(time), zone).offset;
