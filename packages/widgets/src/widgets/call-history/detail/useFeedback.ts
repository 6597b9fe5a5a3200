import { useCreateFeedback, useUpdateFeedback } from "@callwright/sdk/hooks";

import type { Messages } from "../../../i18n/index.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import type { callHistoryMessages } from "../callHistory.messages.js";
import type { FeedbackDraft } from "../CallHistory.types.js";

interface FeedbackOptions {
  t: Pick<Messages<typeof callHistoryMessages>, "feedbackSent" | "feedbackFailed">;
  callId: string;
  /** The feedback that exists; undefined the first time. */
  feedbackId: string | undefined;
  readAgain: () => Promise<unknown>;
  onSent: (callId: string) => void;
}

/**
 * Returns a function that sends feedback the first time, and changes it from then on (A-FB-04). It resolves to whether
 * the server accepted it.
 */
export function useFeedback({ t, callId, feedbackId, readAgain, onSent }: FeedbackOptions) {
  const announce = useAnnounce();
  const createFeedback = useCreateFeedback();
  const updateFeedback = useUpdateFeedback();
  return async (draft: FeedbackDraft): Promise<boolean> => {
    const send = async () => {
      if (feedbackId) await updateFeedback.trigger({ path: { id: feedbackId }, body: draft });
      else await createFeedback.trigger({ body: { relation: "CALL", relationId: callId, ...draft } });
      await readAgain();
    };
    if (!(await announce(send, { done: t.feedbackSent, failed: t.feedbackFailed }))) return false;
    onSent(callId);
    return true;
  };
}
