import { useHangUpCalls, useSuppressNumbers } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useToast } from "../../ui/toast/index.js";
import type { liveCallsMessages } from "./liveCalls.messages.js";
import type { LiveCallRow, LiveCallsEvent } from "./liveCalls.model.js";

/** What can be done with a call on the line, and what is said of it. */
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

    /** The number goes on the company's do-not-call list at once; whoever is talking may end the call themselves. */
    neverCall: async ({ id, phoneNumber, sellerId }: LiveCallRow): Promise<void> => {
      const body = { phoneNumbers: [phoneNumber], sellerCompanyId: sellerId, reason: t.neverCallReason };
      const says = { done: { title: t.neverCalled, body: t.neverCalledBody }, failed: t.neverCallFailed };
      if (await announce(() => suppress.trigger({ body }), says))
        report({ widget: "live-calls", type: "numberSuppressed", detail: { callId: id } });
    },
  };
}
