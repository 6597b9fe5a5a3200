import { nextOpen } from "../../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../../domain/dial-policy/policyFor.ts";
import { startSharedClock, type SharedClock } from "../../testing/sharedClock.ts";

const HOUR_MS = 3_600_000;

/**
 * A clock that begins an hour after the people in Oslo may be called.
 *
 * @param speed 1 is real time.
 */
export function startCallingClock(speed: number): SharedClock {
  const tomorrow = new Date(Date.now() + 24 * HOUR_MS);
  const morning = nextOpen(policyFor("NO", true), ["Europe/Oslo"], tomorrow) ?? tomorrow;
  return startSharedClock(new Date(morning.getTime() + HOUR_MS), speed);
}
