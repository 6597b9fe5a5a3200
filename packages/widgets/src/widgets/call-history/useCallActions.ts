import type { ApiError } from "@callwright/sdk";
import type { CallFailureReason, CallStatus } from "@callwright/sdk/contract";
import {
  useApi,
  useCancelCalls,
  useCancelWaitingCalls,
  useExportCalls,
  useHangUpCalls,
  useRescheduleCalls,
} from "@callwright/sdk/hooks";
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
  hangUpConflict(status: CallStatus | null): void;
  hangUpFailed(error: ApiError): void;
  nothingToStop(): void;
  stopped(cancelledCount: number, onTheLineCount: number): void;
  stopFailed(error: ApiError): void;
  pauseFailed(error: ApiError): void;
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
  const client = useApi();
  const cancelWaitingCalls = useCancelWaitingCalls();
  const hangUpCalls = useHangUpCalls();
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

    /** Ends a call on the line; that it ended is told like any other end. */
    async hangUp(callId: string): Promise<void> {
      try {
        const { items } = await hangUpCalls.trigger({ body: { ids: [callId] } });
        const [result] = items;
        if (result?.outcome === "HANGING_UP")
          report({ widget: "call-history", type: "callHungUp", detail: { callId } });
        else voice.hangUpConflict(result?.status ?? null);
      } catch (error) {
        voice.hangUpFailed(error as ApiError);
      }
    },

    isStopping: cancelWaitingCalls.isMutating,
    tellNothingToStop: () => voice.nothingToStop(),
    /** How many calls of the view wait, on all pages; undefined when that could not be read. */
    async countWaiting(): Promise<number | undefined> {
      const { statuses = ["CRON", "QUEUED"], ...query } = toFilterQuery(view, scope);
      const waiting = statuses.filter((status) => status === "CRON" || status === "QUEUED");
      if (waiting.length === 0) return 0;
      try {
        const { metaData } = await client.call("listCalls", { query: { ...query, statuses: waiting, perPage: 1 } });
        return metaData.totalCount;
      } catch (error) {
        voice.stopFailed(error as ApiError);
        return undefined;
      }
    },
    /** Cancels calls that wait: the given ones, else all that the view finds. */
    async stop(callIds?: readonly string[]): Promise<void> {
      try {
        const { sortBy: _, ...query } = toFilterQuery(view, scope);
        const wish = callIds ? { body: { ids: [...callIds] } } : { query };
        const { cancelledCount, onTheLineCount } = await cancelWaitingCalls.trigger(wish);
        voice.stopped(cancelledCount, onTheLineCount);
        report({ widget: "call-history", type: "callsStopped", detail: { callIds: callIds ?? "all", cancelledCount } });
      } catch (error) {
        voice.stopFailed(error as ApiError);
      }
    },
    async pause(pause: () => Promise<unknown>): Promise<void> {
      try {
        await pause();
      } catch (error) {
        voice.pauseFailed(error as ApiError);
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
