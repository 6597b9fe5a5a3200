import { failed, type Ending } from "../ending.ts";

/** Responses that end a call before it was answered (RFC 3261 §21, RFC 8197, RFC 8688). */
const meanings: Readonly<Record<number, Ending>> = {
  486: { outcome: "BUSY" },
  600: { outcome: "BUSY" },
  408: { outcome: "NO_ANSWER" },
  480: { outcome: "NO_ANSWER" },
  487: { outcome: "NO_ANSWER" },
  404: failed("INVALID_NUMBER"),
  410: failed("INVALID_NUMBER"),
  484: failed("INVALID_NUMBER"),
  604: failed("INVALID_NUMBER"),
  603: failed("CALL_DECLINED"),
  607: failed("CALL_DECLINED"),
  608: failed("CALL_DECLINED"),
};

/**
 * The meaning of a final response. Other 4xx codes mean a refusal; 5xx codes mean that the trunk cannot place the call.
 */
export function endingOf(code: number): Exclude<Ending, { outcome: "COMPLETED" | "FAULT" }> {
  const known = meanings[code];
  if (known && known.outcome !== "COMPLETED" && known.outcome !== "FAULT") return known;
  return { outcome: "FAILED", failureCode: code >= 500 && code < 600 ? "CARRIER_UNREACHABLE" : "CARRIER_REJECTED" };
}
