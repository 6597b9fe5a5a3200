import type { CallObjection, CountedAnswer } from "@callwright/sdk/contract";

/** Who can have answered a call. */
export const countedAnswers = ["PERSON", "MACHINE", "NOBODY"] as const satisfies readonly CountedAnswer[];

/** Why people hesitate or refuse. */
export const callObjections = [
  "PRICE",
  "HAS_SUPPLIER",
  "NO_NEED",
  "NO_TIME",
  "NOT_DECIDER",
  "TIMING",
  "TRUST",
] as const satisfies readonly CallObjection[];
