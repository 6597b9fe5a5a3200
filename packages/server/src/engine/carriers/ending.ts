import type { CallFailureCode } from "../../domain/call.ts";

/** The meaning of a carrier's reason for the end of a call. */
export type Ending =
  | { outcome: "COMPLETED"; isMachine?: boolean }
  | { outcome: "BUSY" | "NO_ANSWER" }
  | { outcome: "FAILED"; failureCode: CallFailureCode }
  /** A failure at the carrier or behind it: the conversation until then counts; without one, the call is a failure. */
  | { outcome: "FAULT" };

export const failed = (failureCode: CallFailureCode): Ending => ({ outcome: "FAILED", failureCode });
