import type { CallReading as Reading } from "@callwright/sdk/contract";

import type { CallRow } from "../../../calls/callRow.model.js";
import type { Messages } from "../../../i18n/index.js";
import { onDemand } from "../../../ui/on-demand/index.js";
import type { callHistoryMessages } from "../callHistory.messages.js";

const CallReading = onDemand(() => import("../reading/CallReading.js").then(({ CallReading }) => CallReading), "none");

/** Props of {@link ReadCall}. */
export interface ReadCallProps {
  call: CallRow;
  /** Null for a call whose conversation was not read: nothing is rendered. */
  reading: Reading | null;
  t: Messages<typeof callHistoryMessages>;
  /** Called with the turn whose words a person wants to hear or see. */
  onProve: (turn: number) => void;
}

/** The reading of a call, above its conversation. */
export function ReadCall({ call, reading, t, onProve }: ReadCallProps) {
  if (!reading) return null;
  const scheduleDisabledReason = call.phoneBookId === null ? t.noPhoneBook : undefined;
  return (
    <CallReading call={call} reading={reading} onProve={onProve} scheduleDisabledReason={scheduleDisabledReason} />
  );
}
