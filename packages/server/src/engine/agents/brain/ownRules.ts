import { usualManner } from "../../../domain/callManner.ts";
import type { CallBrief } from "../port.ts";
import type { SpeakingRules } from "./port.ts";

/** The rules for calls in which our own assistant speaks. */
export function ownRules({ manner = usualManner }: Pick<CallBrief, "manner">): SpeakingRules {
  return {
    recording: manner.recording,
    hasOptOutKey: true,
    canTransfer: false,
    onMachine: manner.voicemail.action,
    voicemailMessage: manner.voicemail.message,
  };
}
