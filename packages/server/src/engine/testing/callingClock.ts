import { nextOpen } from "../../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../../domain/dial-policy/policyFor.ts";
import { startSharedClock, type SharedClock } from "../../testing/sharedClock.ts";

const HOUR_MS = 3_600_000;

/** An hour after the first time at which the people in Oslo may be called, on the next permitted day. */
export function callingMorning(now = new Date()): Date {
  const tomorrow = new Date(now.getTime() + 24 * HOUR_MS);
  tomorrow.setUTCHours(0, 0, 0, 0);
  const opening = nextOpen(policyFor("NO", true), ["Europe/Oslo"], tomorrow) ?? tomorrow;
  return new Date(opening.getTime() + HOUR_MS);
}

/**
 * A clock that begins then, for the processes of a test.
 *
 * @param speed 1 is real time.
 */
export function startCallingClock(speed: number): SharedClock {
  return startSharedClock(callingMorning(), speed);
}
