import type { Clock } from "../clock.ts";

/** A clock that a test can set. */
export interface MovableClock extends Clock {
  moveTo(moment: string): void;
}

/**
 * A clock that begins at `start`, or where it is moved to, and runs on from there.
 *
 * @example const clock = movableClock("2027-01-31T09:00:00Z")
 */
export function movableClock(start: string): MovableClock {
  let offsetMs = 0;
  const clock: MovableClock = {
    now: () => new Date(Date.now() + offsetMs),
    moveTo(moment) {
      offsetMs = new Date(moment).getTime() - Date.now();
    },
  };
  clock.moveTo(start);
  return clock;
}

/** A clock that stands still until it is moved. */
export function standingClock(start: string): MovableClock {
  let moment = new Date(start);
  return {
    now: () => new Date(moment),
    moveTo(next) {
      moment = new Date(next);
    },
  };
}
