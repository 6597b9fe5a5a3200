import type { Clock } from "../clock.ts";

/** A clock that several processes of a test share. */
export interface SharedClock extends Clock {
  /** For the environment of a process that `mainWithClock.ts` runs. */
  env: { CALLWRIGHT_TEST_CLOCK: string };
}

/** Begins at a moment and goes faster than life, so that minutes of silence are over in seconds. */
export function startSharedClock(start: Date, speed: number): SharedClock {
  return sharedClock(`${start.getTime()},${Date.now()},${speed}`);
}

/** @param description what another process's clock says of itself. */
export function sharedClock(description: string): SharedClock {
  const [start = 0, since = 0, speed = 1] = description.split(",").map(Number);
  return {
    now: () => new Date(start + (Date.now() - since) * speed),
    env: { CALLWRIGHT_TEST_CLOCK: description },
  };
}
