import type { ApiError } from "@callwright/sdk";
import type { CallFailureReason, CallStatus } from "@callwright/sdk/contract";
import { useCancelCalls, useExportCalls, useRescheduleCalls } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { CallRow } from "../../calls/callRow.model.js";
import { useCallStarter, type CallWish } from "../../calls/start/useCallStarter.js";
import type { CallingToast } from "../../calls/useCallingToast.js";
import { saveFile } from "../../lib/saveFile.js";
import { toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryEvent, CallHistoryView } from "./CallHistory.types.js";

/** Says what came of what somebody did. */
export interface CallActionsVoice {
  calling(body?: string): CallingToast;
  callingMany(count: number): CallingToast;
  rescheduled(): void;
  rescheduleRefused(refusal: CallFailureReason): void;
  /** The call had gone on meanwhile. */
  rescheduleConflict(status: CallStatus | null): void;
  rescheduleFailed(error: ApiError): void;
  cancelled(): void;
  /** The call had gone on meanwhile. */
  cancelConflict(status: CallStatus | null): void;
  cancelFailed(error: ApiError): void;
  exportFailed(): void;
}

interface CallActionsOptions {
  view: CallHistoryView;
  scope: CallScope;
  voice: CallActionsVoice;
  report: (event: CallHistoryEvent) => void;
}

/** What can be done with calls, and what is under way. */
export function useCallActions({ view, scope, voice, report }: CallActionsOptions) {
  const starter = useCallStarter((calls, phoneBookIds) => {
    const callIds = calls.flatMap(({ callId }) => callId ?? []);
    report({ widget: "call-history", type: "callsStarted", detail: { phoneBookIds, callIds } });
  });
  const rescheduleCalls = useRescheduleCalls();
  const cancelCalls = useCancelCalls();
  const exportCalls = useExportCalls();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());

  const giveUp = (id: string) => setCancelling((ids) => new Set([...ids].filter((other) => other !== id)));

  return {
    /** Calls shown as cancelled ahead of the answer. */
    cancelling,
    lockedSince: starter.lockedSince,
    isExporting: exportCalls.isMutating,

    /** Calls the items of earlier calls again, each in its own language unless one is given; now, or later. */
    call({ about, ...wish }: Omit<CallWish, "toast"> & { about: string | undefined }): Promise<boolean> {
      const isOne = wish.itemIds.length === 1;
      return starter.call({ ...wish, toast: isOne ? voice.calling(about) : voice.callingMany(wish.itemIds.length) });
    },

    /** Gives a scheduled call another time, or makes it now. Answers whether the server took it. */
    async reschedule(row: CallRow, cronDate: string | null): Promise<boolean> {
      const when = cronDate === null ? { type: "CALL_NOW" as const } : { type: "CALL_LATER" as const, cronDate };
      const toast = cronDate === null ? voice.calling(row.customer) : undefined;
      try {
        const { items } = await rescheduleCalls.trigger({ body: { ids: [row.id], ...when } });
        const [result] = items;
        const isTaken = result?.outcome === "RESCHEDULED";
        if (isTaken) report({ widget: "call-history", type: "callRescheduled", detail: { callId: row.id } });
        if (toast && isTaken)
          toast.started([{ phoneBookId: row.phoneBookId ?? "", callId: row.id, status: "QUEUED", refusal: null }]);
        else if (isTaken) voice.rescheduled();
        else {
          toast?.withdraw();
          if (result?.refusal) voice.rescheduleRefused(result.refusal);
          else voice.rescheduleConflict(result?.status ?? null);
        }
        return isTaken;
      } catch (error) {
        if (toast) toast.failed(error as ApiError);
        else voice.rescheduleFailed(error as ApiError);
        return false;
      }
    },

    /** Shows the call as cancelled at once, and as it was if the server does not agree. */
    async cancel(callId: string): Promise<void> {
      setCancelling((ids) => new Set(ids).add(callId));
      try {
        const { items } = await cancelCalls.trigger({ body: { ids: [callId] } });
        const result = items.find(({ id }) => id === callId);
        if (result?.outcome === "CANCELLED") {
          voice.cancelled();
          report({ widget: "call-history", type: "callCancelled", detail: { callId } });
        } else {
          giveUp(callId);
          voice.cancelConflict(result?.status ?? null);
        }
      } catch (error) {
        giveUp(callId);
        voice.cancelFailed(error as ApiError);
      }
    },

    /** Saves calls as a workbook: the given ones, else all that the view finds. */
    async export(callIds?: readonly string[]): Promise<void> {
      try {
        const query = toFilterQuery(view, scope);
        const { blob, fileName } = await exportCalls.trigger(callIds ? { body: { ids: [...callIds] } } : { query });
        saveFile({ blob, fileName: fileName ?? "calls.xlsx" });
        report({ widget: "call-history", type: "callsExported", detail: { callIds: callIds ?? "all" } });
      } catch {
        voice.exportFailed();
      }
    },
  };
}
