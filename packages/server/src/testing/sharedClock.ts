import type { Clock } from "../clock.ts";

/** A clock that several processes of a test share. */
export interface SharedClock extends Clock {
  /** The environment of a process that `testMain.ts` runs. */
  env: { CALLWRIGHT_TEST_CLOCK: string };
}

/**
 * Starts a clock at a moment. It runs `speed` times faster than real time, so that minutes of silence pass in seconds.
 */
export function startSharedClock(start: Date, speed: number): SharedClock {
  return sharedClock(`${start.getTime()},${Date.now()},${speed}`);
}

/**
 * The clock that another process has described.
 *
 * @param description the value of `CALLWRIGHT_TEST_CLOCK` from the other process's clock.
 */
export function sharedClock(description: string): SharedClock {
  const [start = 0, since = 0, speed = 1] = description.split(",").map(Number);
  return {
    now: () => new Date(start + (Date.now() - since) * speed),
    env: { CALLWRIGHT_TEST_CLOCK: description },
  };
}
