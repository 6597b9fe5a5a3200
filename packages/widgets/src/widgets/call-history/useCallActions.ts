import type { ApiError } from "@callwright/sdk";
import type { CallStatus, Language } from "@callwright/sdk/contract";
import { useCancelCalls, useExportCalls, useStartCalls } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { CallingToast } from "../../calls/useCallingToast.js";
import { useCallLock } from "../../calls/useCallLock.js";
import { saveFile } from "../../lib/saveFile.js";
import { toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryEvent, CallHistoryView } from "./CallHistory.types.js";

/** Says what came of what somebody did. */
export interface CallActionsVoice {
  calling(body?: string): CallingToast;
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
  const startCalls = useStartCalls();
  const cancelCalls = useCancelCalls();
  const exportCalls = useExportCalls();
  const { isLocked, lock } = useCallLock();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());

  const giveUp = (id: string) => setCancelling((ids) => new Set([...ids].filter((other) => other !== id)));

  return {
    /** Calls shown as cancelled ahead of the answer. */
    cancelling,
    isCallLocked: isLocked || startCalls.isMutating,
    isExporting: exportCalls.isMutating,

    /** Calls the items of earlier calls again, each in its own language unless one is given. */
    async call(phoneBookIds: readonly string[], { language, body }: CallDetails = {}): Promise<void> {
      lock();
      const toast = voice.calling(body);
      try {
        const request = { phoneBookIds: [...new Set(phoneBookIds)], type: "CALL_NOW" as const };
        const { items } = await startCalls.trigger({ body: language ? { ...request, language } : request });
        toast.started(items);
        const callIds = items.flatMap(({ callId }) => callId ?? []);
        report({ widget: "call-history", type: "callsStarted", detail: { phoneBookIds, callIds } });
      } catch (error) {
        toast.failed(error as ApiError);
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

export interface CallDetails {
  language?: Language | undefined;
  /** Whom the call is to, for the message. */
  body?: string | undefined;
}
