import { useHangUpCalls, useSuppressNumbers } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useToast } from "../../ui/toast/index.js";
import type { liveCallsMessages } from "./liveCalls.messages.js";
import type { LiveCallRow, LiveCallsEvent } from "./liveCalls.model.js";

/** The actions on a live call, and the announcements of their results. */
export function useLiveCallActions(t: Messages<typeof liveCallsMessages>, report: (event: LiveCallsEvent) => void) {
  const toast = useToast();
  const announce = useAnnounce();
  const hangUpCalls = useHangUpCalls();
  const suppress = useSuppressNumbers();

  return {
    hangUp: async ({ id }: LiveCallRow): Promise<void> => {
      const answer = await announce(() => hangUpCalls.trigger({ body: { ids: [id] } }), { failed: t.hangUpFailed });
      if (answer?.result.items[0]?.outcome === "HANGING_UP")
        report({ widget: "live-calls", type: "callHungUp", detail: { callId: id } });
      else if (answer) toast.error(t.hangUpConflict);
    },

    /** Adds the number to the company's do-not-call list at once. The call goes on until somebody hangs up. */
    neverCall: async ({ id, phoneNumber, sellerId }: LiveCallRow): Promise<void> => {
      const body = { phoneNumbers: [phoneNumber], sellerCompanyId: sellerId, reason: t.neverCallReason };
      const says = { done: { title: t.neverCalled, body: t.neverCalledBody }, failed: t.neverCallFailed };
      if (await announce(() => suppress.trigger({ body }), says))
        report({ widget: "live-calls", type: "numberSuppressed", detail: { callId: id } });
    },
  };
}
