import type { CallFailureCode } from "../../domain/call.ts";

/** What a carrier's reason for the end of a call comes to. */
export type Ending =
  | { outcome: "COMPLETED"; isMachine?: boolean }
  | { outcome: "BUSY" | "NO_ANSWER" }
  | { outcome: "FAILED"; failureCode: CallFailureCode }
  /** Something broke at the carrier or behind it: what was said until then counts, and else it is a failure. */
  | { outcome: "FAULT" };

export const failed = (failureCode: CallFailureCode): Ending => ({ outcome: "FAILED", failureCode });
