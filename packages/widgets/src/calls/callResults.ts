import type { CallResult } from "@callwright/sdk/contract";

/** Everything that a call can come to, the best first. */
export const callResults = [
  "INTERESTED",
  "CALL_BACK",
  "UNDECIDED",
  "NOT_INTERESTED",
  "DO_NOT_CALL",
  "WRONG_PERSON",
  "MACHINE",
  "UNSURE",
] as const satisfies readonly CallResult[];
