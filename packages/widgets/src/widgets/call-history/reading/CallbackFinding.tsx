import type { CallReading } from "@callwright/sdk/contract";

import { useTimes, useMessages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { CalendarClock } from "../../../ui/icon/generated/icons.js";
import { Finding } from "./Finding.js";
import { Proof } from "./Proof.js";
import { callReadingMessages } from "./reading.messages.js";
import type { useReadingActions } from "./useReadingActions.js";

interface CallbackFindingProps {
  callback: NonNullable<CallReading["callback"]>;
  actions: ReturnType<typeof useReadingActions>;
  disabledReason: string | undefined;
  onProve: (turn: number) => void;
}

/** A promised callback, with a button that makes it a scheduled call. */
export function CallbackFinding({ callback, actions, disabledReason, onProve }: CallbackFindingProps) {
  const t = useMessages(callReadingMessages);
  const formats = useTimes();
  const { localAt } = callback.value;
  // The local time of the customer, formatted as if it were UTC.
  const time = localAt === null ? undefined : formats.date(`${localAt}:00.000Z`, "call", "UTC");
  return (
    <Finding name={t.callback} value={time === undefined ? t.callbackOpen : t.callbackAt({ time })}>
      <Proof {...callback} onProve={onProve} />
      {localAt !== null &&
        (actions.isScheduled ? (
          <span role="status">{t.scheduled}</span>
        ) : (
          <Button
            size="small"
            needs="startCalls"
            icon={CalendarClock}
            isBusy={actions.isScheduling}
            disabledReason={disabledReason}
            onPress={() => void actions.schedule(localAt)}
          >
            {t.schedule}
          </Button>
        ))}
    </Finding>
  );
}
