import type { CallResult } from "@callwright/sdk/contract";

/** All outcomes of a call, the best first. */
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
