import type { CallState } from "../call.ts";
import type { DialPolicy } from "./dialPolicy.ts";

/** In minutes after each attempt: when the next one is made. After the last there is none. */
const spacings = {
  busy: [15, 2 * 60, 24 * 60],
  noAnswer: [3 * 60, 24 * 60, 3 * 24 * 60],
  machine: [24 * 60],
  notConnected: [10],
  cutOff: [2],
};

/** The most attempts that there can be in one chain. */
export const MOST_ATTEMPTS = 1 + Math.max(...Object.values(spacings).map(({ length }) => length));

/** How many attempts there may be in a chain under a policy. */
export function mostAttempts({ attemptLimits }: DialPolicy): number {
  return Math.min(MOST_ATTEMPTS, ...attemptLimits.map(({ attempts }) => attempts));
}

/** Whether a person was on the phone and the call is over. */
export function reachedSomebody({ status, answer }: CallState): boolean {
  return status === "COMPLETED" && (answer === "POSITIVE" || answer === "NEGATIVE" || answer === "NEUTRAL");
}

/** So often at most a call is ordered anew for which the carrier has no line. */
const MOST_UNPLACED = 10;
const LONGEST_UNPLACED_MINUTES = 30;

/** Whether the carrier had no line for a call: it rang nowhere, is no attempt, and is ordered anew whoever wishes for repetitions. */
export function foundNoLine({ status, failureCode }: CallState): boolean {
  return status === "FAILED" && failureCode === "CARRIER_BUSY";
}

/**
 * How long after a call found no line it is ordered anew: a minute, then twice as long each time; null when it is not.
 *
 * @param unplaced how often there was none before.
 */
export function placeAgainAfterMinutes(unplaced: number): number | null {
  return unplaced < MOST_UNPLACED ? Math.min(2 ** unplaced, LONGEST_UNPLACED_MINUTES) : null;
}

/** How long after its end a call is repeated; null when it is not. */
export function retryAfterMinutes(call: CallState, attempt: number): number | null {
  return spacingsOf(call)[attempt - 1] ?? null;
}

/** Nobody is called again who said something, whose number does not exist, or whose call somebody stopped. */
function spacingsOf({ status, answer, failureCode, answeredAt }: CallState): readonly number[] {
  if (status === "BUSY") return spacings.busy;
  if (status === "NO_ANSWER") return spacings.noAnswer;
  if (status === "COMPLETED" && answer === "ANSWERING_MACHINE") return spacings.machine;
  if (status !== "FAILED") return [];
  if (failureCode === "CARRIER_UNREACHABLE") return spacings.notConnected;
  if (failureCode === "CALL_DROPPED") return answeredAt ? spacings.cutOff : spacings.notConnected;
  return [];
}
