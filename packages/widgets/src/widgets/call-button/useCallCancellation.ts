import { useCancelCalls } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useReason } from "../../ui/lost-answer/index.js";
import type { callButtonMessages } from "./callButton.messages.js";
import type { CallButtonModel } from "./useCallButton.js";

/** Cancels the call that the button shows; the button says so if it is refused. */
export function useCallCancellation(model: CallButtonModel, callId: string, t: Messages<typeof callButtonMessages>) {
  const { onEvent } = useHost();
  const { trigger } = useCancelCalls();
  const reasonOf = useReason();
  return async () => {
    model.refuse(undefined);
    model.setCancelling(true);
    try {
      const { items } = await trigger({ body: { ids: [callId] } });
      if (items[0]?.outcome !== "CANCELLED") model.refuse(t.cancelConflict);
      else onEvent?.({ widget: "call-button", type: "callCancelled", detail: { callId } });
    } catch (error) {
      model.refuse(reasonOf(error) ?? t.cancelFailed);
    }
    model.setCancelling(false);
  };
}
