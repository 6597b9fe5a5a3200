import type { Clock } from "../clock.ts";

/** A clock that stands where a test puts it, and goes on from there. */
export interface MovableClock extends Clock {
  moveTo(moment: string): void;
}

/** @example const clock = movableClock("2027-01-31T09:00:00Z") */
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

/** A clock that goes on only when it is moved: however long an answer takes, it takes no time. */
export function standingClock(start: string): MovableClock {
  let moment = new Date(start);
  return {
    now: () => new Date(moment),
    moveTo(next) {
      moment = new Date(next);
    },
  };
}
