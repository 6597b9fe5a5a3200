import type { ApiError } from "@callwright/sdk";
import type { CallStatus } from "@callwright/sdk/contract";
import { useCancelCalls, useCancelWaitingCalls, useHangUpCalls, useRescheduleCalls } from "@callwright/sdk/hooks";
import type { Dispatch, SetStateAction } from "react";

import type { CallRow } from "../../calls/callRow.model.js";
import type { CallLocks } from "../../calls/start/useCallLocks.js";
import { useCallStarter, type CallWish } from "../../calls/start/useCallStarter.js";
import { useCallingToast } from "../../calls/useCallingToast.js";
import { useAllMessages, useCodedText, useMessages, type Messages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { isCallStatus, statusMessages } from "../../ui/status/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import { callHistoryMessages } from "./callHistory.messages.js";
import type { toFilterQuery } from "./callHistory.model.js";
import type { CallHistoryEvent } from "./CallHistory.types.js";

/** Options of {@link useCallActions}. */
export interface CallActionsOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  /** The query for all calls that match the view, on all pages. */
  query: ReturnType<typeof toFilterQuery>;
  locks: CallLocks;
  setCancelling: Dispatch<SetStateAction<ReadonlySet<string>>>;
  report: (event: CallHistoryEvent) => void;
  onOpenCall: (event: { callId: string }) => void;
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
}

/** Carries out actions on calls after the person has confirmed, and announces the results. */
export function useCallActions(options: CallActionsOptions) {
  const { query, locks, setCancelling, report, onOpenCall, onOpenCampaign } = options;
  const t = useAllMessages(callHistoryMessages, options.t);
  const toast = useToast();
  const announce = useAnnounce();
  const calling = useCallingToast({ isOwnPlace: true });
  const reasonOf = useCodedText("callFailure");
  const statusOf = useStatusText();
  const starter = useCallStarter(locks, (calls, phoneBookIds, campaigns) => {
    const callIds = calls.flatMap(({ callId }) => callId ?? []);
    report({
      widget: "call-history",
      type: "callsStarted",
      detail: { phoneBookIds, callIds, campaignIds: campaigns.map(({ id }) => id) },
    });
  });
  const rescheduleCalls = useRescheduleCalls();
  const cancelCalls = useCancelCalls();
  const hangUpCalls = useHangUpCalls();
  const cancelWaitingCalls = useCancelWaitingCalls();

  return {
    /** Calls the items of earlier calls again, now or later. Each is called in its own language unless one is given. */
    call: ({ about, ...wish }: Omit<CallWish, "toast"> & { about: string | undefined }): Promise<boolean> => {
      const count = wish.itemIds.length;
      return starter.call({
        ...wish,
        toast: calling({ body: count === 1 ? about : t.callCount({ count }), onOpenCall, onOpenCampaign }),
      });
    },

    /** Gives a scheduled call another time, or makes it now. Resolves to whether the server accepted it. */
    reschedule: async (row: CallRow, cronDate: string | null): Promise<boolean> => {
      const when = cronDate === null ? { type: "CALL_NOW" as const } : { type: "CALL_LATER" as const, cronDate };
      const starting = cronDate === null ? calling({ body: row.customer, onOpenCall }) : undefined;
      try {
        const { items } = await rescheduleCalls.trigger({ body: { ids: [row.id], ...when } });
        const [result] = items;
        if (result?.outcome !== "RESCHEDULED") {
          starting?.withdraw();
          if (result?.refusal) toast.error(t.rescheduleFailed, { body: reasonOf(result.refusal) });
          else toast.error(statusOf(result?.status, t.rescheduleConflict, t.rescheduleFailed));
          return false;
        }
        report({ widget: "call-history", type: "callRescheduled", detail: { callId: row.id } });
        if (starting)
          starting.started([
            {
              phoneBookId: row.phoneBookId ?? "",
              callId: row.id,
              status: "QUEUED",
              refusal: null,
              heldUntil: null,
              heldReason: null,
            },
          ]);
        else toast.success(t.rescheduled);
        return true;
      } catch (error) {
        if (starting) starting.failed(error as ApiError);
        else toast.failed(error, t.rescheduleFailed);
        return false;
      }
    },

    /** Shows the call as cancelled at once, and as it was before if the server refuses. */
    cancel: async (callId: string): Promise<void> => {
      setCancelling((ids) => new Set(ids).add(callId));
      const answer = await announce(() => cancelCalls.trigger({ body: { ids: [callId] } }), { failed: t.cancelFailed });
      const result = answer?.result.items.find(({ id }) => id === callId);
      if (result?.outcome === "CANCELLED") {
        toast.success(t.cancelled);
        return report({ widget: "call-history", type: "callCancelled", detail: { callId } });
      }
      setCancelling((ids) => new Set([...ids].filter((other) => other !== callId)));
      if (answer) toast.error(statusOf(result?.status, t.cancelConflict, t.cancelFailed));
    },

    /** Ends a call on the line. Its end is reported like any other. */
    hangUp: async (callId: string): Promise<void> => {
      const answer = await announce(() => hangUpCalls.trigger({ body: { ids: [callId] } }), { failed: t.hangUpFailed });
      const [result] = answer?.result.items ?? [];
      if (result?.outcome === "HANGING_UP") report({ widget: "call-history", type: "callHungUp", detail: { callId } });
      else if (answer) toast.error(statusOf(result?.status, t.hangUpConflict, t.hangUpFailed));
    },

    /** Cancels waiting calls: the given ones, or all that match the view. */
    stop: async (callIds?: readonly string[]): Promise<void> => {
      const { sortBy: _, ...all } = query;
      const done = await announce(
        () => cancelWaitingCalls.trigger(callIds ? { body: { ids: [...callIds] } } : { query: all }),
        {
          done: ({ cancelledCount, onTheLineCount }) => ({
            title: t.stopped({ count: cancelledCount }),
            body: onTheLineCount > 0 ? t.stoppedOnTheLine({ count: onTheLineCount }) : undefined,
          }),
          failed: t.stopFailed,
        },
      );
      if (!done) return;
      const { cancelledCount } = done.result;
      report({ widget: "call-history", type: "callsStopped", detail: { callIds: callIds ?? "all", cancelledCount } });
    },
  };
}

/**
 * Returns a function for the message about a call that could not be changed because it had gone on: it names the
 * current status if that is known, and otherwise only says that the action failed.
 */
function useStatusText() {
  const statuses = useMessages(statusMessages);
  return (
    status: CallStatus | null | undefined,
    conflict: (values: { status: string }) => string,
    otherwise: string,
  ): string => {
    const label = status && isCallStatus(status) ? statuses[status] : undefined;
    return label === undefined ? otherwise : conflict({ status: label });
  };
}
