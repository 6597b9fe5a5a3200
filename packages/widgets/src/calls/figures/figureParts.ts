import type { CallObjection, CountedAnswer } from "@callwright/sdk/contract";

/** Who may have answered a call. */
export const countedAnswers = ["PERSON", "MACHINE", "NOBODY"] as const satisfies readonly CountedAnswer[];

/** The reasons for hesitation and refusal. */
export const callObjections = [
  "PRICE",
  "HAS_SUPPLIER",
  "NO_NEED",
  "NO_TIME",
  "NOT_DECIDER",
  "TIMING",
  "TRUST",
] as const satisfies readonly CallObjection[];
