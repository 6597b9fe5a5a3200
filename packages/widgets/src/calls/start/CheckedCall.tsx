import type { AdvisedCall, CheckedCall as Checked } from "@callwright/sdk/contract";

import { useCodedText, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Ban, Clock } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { useHeldText } from "../useHeldText.js";
import { callFormMessages } from "./callForm.messages.js";
import { OneVerdict } from "./CheckedCalls.styles.js";

/** Props of {@link CheckedCall}. */
export interface CheckedCallProps {
  checked: Checked;
  /** The customer's time zone; null if none was set. */
  timeZone: string | null;
}

/**
 * What would prevent an immediate call: until when it would wait, or why it would not be made. If no real telephone
 * rings, what would happen with real telephones. Nothing is shown if the call would be made.
 */
export function CheckedCall({ checked, timeZone }: CheckedCallProps) {
  const t = useMessages(callFormMessages);
  const isAdvice = checked.reason === null;
  const { verdict, heldUntil, reason } = (isAdvice && checked.advised) || checked;
  const clock = useClock();
  const held = useHeldText({
    heldUntil,
    heldCode: reason?.code,
    heldMessage: reason?.message,
    timeZone: timeZone ?? clock.timeZone,
  });
  const refused = useCodedText("callFailure");
  if (!reason) return null;
  const said = held?.long ?? refused(reason);
  return (
    <OneVerdict role="status" data-verdict={verdict satisfies AdvisedCall["verdict"]}>
      <Icon icon={verdict === "HELD" ? Clock : Ban} size={16} />
      <span>{isAdvice ? t.checkAdviceOfOne({ said }) : said}</span>
    </OneVerdict>
  );
}
