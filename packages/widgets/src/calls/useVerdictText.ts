import type { AdvisedCall } from "@callwright/sdk/contract";

import { useCodedText } from "../i18n/index.js";
import { useHeldText } from "./useHeldText.js";

/** May be called now (`callable`), waits until when and why, or is not called and why. */
export function useVerdictText(
  callable: string,
  { verdict, heldUntil, reason }: AdvisedCall,
  timeZone: string,
): string {
  const reasonOf = useCodedText("callFailure");
  const held = useHeldText({ heldUntil, heldCode: reason?.code, heldMessage: reason?.message, timeZone });
  if (held) return held.long;
  return verdict === "NOW" || !reason ? callable : reasonOf(reason);
}
