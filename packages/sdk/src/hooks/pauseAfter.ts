import type { ApiError } from "../ApiError.js";

const longestSeconds = 30;

/**
 * The milliseconds after which a read is tried again; undefined if that is pointless. An unreachable server is asked
 * for as long as the data is shown, because browsers do not always notice that the network is back.
 *
 * @param failureCount how many times in a row the read has failed
 */
export function pauseAfter(error: ApiError, failureCount: number): number | undefined {
  const isAway = [0, 502, 503, 504].includes(error.status);
  if (!error.isTemporary || (failureCount > 3 && !isAway)) return undefined;
  return (error.retryAfterSeconds ?? Math.min(longestSeconds, 2 ** failureCount)) * 1_000;
}
