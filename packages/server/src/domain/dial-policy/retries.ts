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
