import type { SpeakingRules } from "./port.ts";

/** What holds in every call in which our own assistant speaks. */
export const ownRules: SpeakingRules = {
  isRecorded: true,
  hasOptOutKey: true,
  canTransfer: false,
  onMachine: "HANG_UP",
};
