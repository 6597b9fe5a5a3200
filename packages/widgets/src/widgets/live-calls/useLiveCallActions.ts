import { canHangUp } from "../../calls/callRow.model.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstLiveCallsMessages } from "./liveCalls.firstTexts.js";
import { liveCallsMessages } from "./liveCalls.messages.js";
import type { LiveCallRow, LiveCallsEvent } from "./liveCalls.model.js";
import type { LiveCallRequests } from "./useLiveCallRequests.js";

interface LiveCallActionsOptions {
  t: Messages<typeof firstLiveCallsMessages>;
  requests: LiveCallRequests;
  confirm: (question: Confirmation) => Promise<boolean>;
  report: (event: LiveCallsEvent) => void;
}

/** The actions on a live call, with the question before and the announcements after. */
export function useLiveCallActions({ t: begun, requests, confirm, report }: LiveCallActionsOptions) {
  const t = useAllMessages(liveCallsMessages, begun);
  const { hangUpCalls, suppress } = requests;
  const toast = useToast();
  const announce = useAnnounce();

  return {
    hangUp: async (row: LiveCallRow): Promise<void> => {
      const { id, contact, customer } = row;
      const isAgreed = await confirm({
        title: t.hangUpOn({ contact: contact || customer }),
        body: t.hangUpBody,
        cancelLabel: t.keepTalking,
        confirmLabel: t.hangUp,
      });
      if (!isAgreed || !canHangUp(row)) return;
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
