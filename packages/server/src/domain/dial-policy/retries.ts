import type { CallState } from "../call.ts";
import type { DialPolicy } from "./dialPolicy.ts";

/** The minutes after each attempt until the next one. There is none after the last. */
const spacings = {
  busy: [15, 2 * 60, 24 * 60],
  noAnswer: [3 * 60, 24 * 60, 3 * 24 * 60],
  machine: [24 * 60],
  notConnected: [10],
  cutOff: [2],
};

/** The maximum number of attempts in one chain. */
export const MOST_ATTEMPTS = 1 + Math.max(...Object.values(spacings).map(({ length }) => length));

/** The maximum number of attempts in a chain under a policy. */
export function mostAttempts({ attemptLimits }: DialPolicy): number {
  return Math.min(MOST_ATTEMPTS, ...attemptLimits.map(({ attempts }) => attempts));
}

/** Whether a person answered and the call has ended. */
export function reachedSomebody({ status, answer }: CallState): boolean {
  return status === "COMPLETED" && (answer === "POSITIVE" || answer === "NEGATIVE" || answer === "NEUTRAL");
}

/** How often a call is ordered again at most if the carrier has no line. */
const MOST_UNPLACED = 10;
const LONGEST_UNPLACED_MINUTES = 30;

/**
 * Whether the carrier had no line for a call. Such a call did not ring, does not count as an attempt, and is ordered
 * again even if retries are disabled.
 */
export function foundNoLine({ status, failureCode }: CallState): boolean {
  return status === "FAILED" && failureCode === "CARRIER_BUSY";
}

/**
 * How long after a call found no line it is ordered again: a minute, then twice as long each time; null if it is not.
 *
 * @param unplaced how often there was no line before.
 */
export function placeAgainAfterMinutes(unplaced: number): number | null {
  return unplaced < MOST_UNPLACED ? Math.min(2 ** unplaced, LONGEST_UNPLACED_MINUTES) : null;
}

/** How long after its end a call is repeated; null if it is not. */
export function retryAfterMinutes(call: CallState, attempt: number): number | null {
  return spacingsOf(call)[attempt - 1] ?? null;
}

/** No retry if the person spoke, the number does not exist, or somebody stopped the call. */
function spacingsOf({ status, answer, failureCode, answeredAt }: CallState): readonly number[] {
  if (status === "BUSY") return spacings.busy;
  if (status === "NO_ANSWER") return spacings.noAnswer;
  if (status === "COMPLETED" && answer === "ANSWERING_MACHINE") return spacings.machine;
  if (status !== "FAILED") return [];
  if (failureCode === "CARRIER_UNREACHABLE") return spacings.notConnected;
  if (failureCode === "CALL_DROPPED") return answeredAt ? spacings.cutOff : spacings.notConnected;
  return [];
}
