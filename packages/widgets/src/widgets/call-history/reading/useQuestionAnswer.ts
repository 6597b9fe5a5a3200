import type { CallQuestionValue } from "@callwright/sdk/contract";
import { useSetCallQuestionAnswer } from "@callwright/sdk/hooks";

import { useMessages } from "../../../i18n/index.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import { callReadingMessages } from "./reading.messages.js";

/** Sets the answer to a question of a call, which is identified by its index. Null takes the answer back. */
export function useQuestionAnswer(callId: string, place: number) {
  const t = useMessages(callReadingMessages);
  const announce = useAnnounce();
  const { trigger, isMutating } = useSetCallQuestionAnswer();
  return {
    isSetting: isMutating,
    set: (value: CallQuestionValue | null) =>
      announce(() => trigger({ path: { id: callId }, body: { question: place, value } }), {
        done: t.answerSet,
        failed: t.answerFailed,
      }),
  };
}
