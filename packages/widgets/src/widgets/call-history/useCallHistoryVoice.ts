import { useMemo } from "react";

import { callPauseMessages } from "../../calls/pause/callPause.messages.js";
import { useCallingToast } from "../../calls/useCallingToast.js";
import { useCodedText, useMessages, type Messages } from "../../i18n/index.js";
import { isCallStatus, statusMessages } from "../../ui/status/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { callHistoryMessages } from "./callHistory.messages.js";
import type { CallHistoryVoice } from "./useCallHistory.js";

/** The controller's voice: what it has to say, as toasts in the reader's words. */
export function useCallHistoryVoice(
  t: Messages<typeof callHistoryMessages>,
  onOpenCall: (event: { callId: string }) => void,
): CallHistoryVoice {
  const toast = useToast();
  const calling = useCallingToast({ isOwnPlace: true });
  const reasonOf = useCodedText("callFailure");
  const statuses = useMessages(statusMessages);
  const pauseTexts = useMessages(callPauseMessages);
  return useMemo(
    () => ({
      calling: (body) => calling({ body, onOpenCall }),
      callingMany: (count) => calling({ body: t.callCount({ count }), onOpenCall }),
      rescheduled: () => void toast.success(t.rescheduled),
      rescheduleRefused: (refusal) => void toast.error(t.rescheduleFailed, { body: reasonOf(refusal) }),
      rescheduleConflict(status) {
        const label = status !== null && isCallStatus(status) ? statuses[status] : undefined;
        toast.error(label === undefined ? t.rescheduleFailed : t.rescheduleConflict({ status: label }));
      },
      rescheduleFailed: (error) => void toast.failed(error, t.rescheduleFailed),
      cancelled: () => void toast.success(t.cancelled),
      cancelConflict(status) {
        const label = status !== null && isCallStatus(status) ? statuses[status] : undefined;
        toast.error(label === undefined ? t.cancelFailed : t.cancelConflict({ status: label }));
      },
      cancelFailed: (error) => void toast.failed(error, t.cancelFailed),
      hangUpConflict(status) {
        const label = status !== null && isCallStatus(status) ? statuses[status] : undefined;
        toast.error(label === undefined ? t.hangUpFailed : t.hangUpConflict({ status: label }));
      },
      hangUpFailed: (error) => void toast.failed(error, t.hangUpFailed),
      nothingToStop: () => void toast.success(t.nothingToStop),
      stopped: (count, onTheLine) =>
        void toast.success(
          t.stopped({ count }),
          onTheLine > 0 ? { body: t.stoppedOnTheLine({ count: onTheLine }) } : undefined,
        ),
      stopFailed: (error) => void toast.failed(error, t.stopFailed),
      pauseFailed: (error) => void toast.failed(error, pauseTexts.failed),
      exportFailed: () => void toast.error(t.exportFailed),
      feedbackSent: () => void toast.success(t.feedbackSent),
      selectionFailed: (error) => void toast.failed(error, t.selectionFailed),
      feedbackFailed: (error) => void toast.failed(error, t.feedbackFailed),
    }),
    [toast, calling, statuses, pauseTexts, reasonOf, onOpenCall, t],
  );
}
