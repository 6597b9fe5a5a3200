import type { CallAnswer } from "@callwright/sdk/contract";
import { useSetCallAnswer } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { CallRow } from "../../../calls/callRow.model.js";
import { useCallLocks } from "../../../calls/start/useCallLocks.js";
import { useCallStarter } from "../../../calls/start/useCallStarter.js";
import { useCallingToast } from "../../../calls/useCallingToast.js";
import { useMessages } from "../../../i18n/index.js";
import { useHost } from "../../../lib/HostContext.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import { callReadingMessages } from "./reading.messages.js";

/** The answers that a person can set. */
export const settledAnswers = ["POSITIVE", "NEUTRAL", "NEGATIVE"] as const satisfies readonly CallAnswer[];

/** The actions on the reading of a call. */
export function useReadingActions({ id, phoneBookId, customer }: CallRow) {
  const t = useMessages(callReadingMessages);
  const { onEvent } = useHost();
  const announce = useAnnounce();
  const setCallAnswer = useSetCallAnswer();
  const calling = useCallingToast();
  const [isScheduled, setScheduled] = useState(false);
  const starter = useCallStarter(useCallLocks(), (calls, phoneBookIds) => {
    const callIds = calls.flatMap(({ callId }) => callId ?? []);
    onEvent?.({ widget: "call-history", type: "callsStarted", detail: { phoneBookIds, callIds, campaignIds: [] } });
  });
  return {
    isSetting: setCallAnswer.isMutating,
    setAnswer: (answer: (typeof settledAnswers)[number]) =>
      announce(() => setCallAnswer.trigger({ path: { id }, body: { answer } }), {
        done: t.answerSet,
        failed: t.answerFailed,
      }),
    isScheduling: starter.isStarting,
    isScheduled,
    /** Makes the promised callback a scheduled call. The rules for calls apply to it as to any other. */
    schedule: async (cronDate: string): Promise<void> => {
      if (phoneBookId === null) return;
      const wish = { itemIds: [phoneBookId], cronDate, toast: calling({ body: customer }) };
      if (await starter.call(wish)) setScheduled(true);
    },
  };
}
