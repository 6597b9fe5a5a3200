import type { ApiError } from "@callwright/sdk";
import type { Language, Query, StartedCall } from "@callwright/sdk/contract";
import { useDeletePhoneBook, useDeletePhoneBooks, useExportPhoneBooks, useStartCalls } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { CallingToast } from "../../calls/useCallingToast.js";
import { useClock } from "../../lib/clock.js";
import { saveFile } from "../../lib/saveFile.js";
import type { CallCenterEvent } from "./CallCenter.types.js";
import { useCallLocks } from "./useCallLocks.js";

/** Says what came of what somebody did. */
export interface ItemActionsVoice {
  calling(body?: string): CallingToast;
  deleted(count: number): void;
  deleteFailed(error: ApiError): void;
  exportFailed(): void;
}

interface ItemActionsOptions {
  voice: ItemActionsVoice;
  report: (event: CallCenterEvent) => void;
  onCallsStarted: ((event: { calls: readonly StartedCall[] }) => void) | undefined;
}

/** Calls to start. */
export interface CallWish {
  itemIds: readonly string[];
  /** Says how it goes, and whom the calls are to. */
  toast: CallingToast;
  /** Without one each item's own. */
  language?: Language | undefined;
  /** `YYYY-MM-DDTHH:mm` on each customer's clock (A-CALL-09); without one the calls start now. */
  cronDate?: string | undefined;
}

/** What can be done with items, and what is under way. */
export function useItemActions({ voice, report, onCallsStarted }: ItemActionsOptions) {
  const startCalls = useStartCalls();
  const deleteOne = useDeletePhoneBook();
  const deleteMany = useDeletePhoneBooks();
  const exportItems = useExportPhoneBooks();
  const { timeZone } = useClock();
  const { since, lock } = useCallLocks();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  return {
    /** Items shown as deleted ahead of the answer. */
    removed,
    lockedSince: since,
    isStarting: startCalls.isMutating,
    isExporting: exportItems.isMutating,

    /** Starts or schedules calls and says how it went. Answers whether the server took them. */
    call: async ({ itemIds, toast, language, cronDate }: CallWish): Promise<boolean> => {
      const phoneBookIds = [...itemIds];
      if (cronDate === undefined) lock(phoneBookIds);
      const when = cronDate === undefined ? { type: "CALL_NOW" as const } : { type: "CALL_LATER" as const, cronDate };
      try {
        const { items } = await startCalls.trigger({
          body: { phoneBookIds, ...when, ...(language && { language }), browserTimeZone: timeZone },
        });
        toast.started(items);
        const callIds = items.flatMap(({ callId }) => callId ?? []);
        report({ widget: "call-center", type: "callsStarted", detail: { itemIds: phoneBookIds, callIds } });
        onCallsStarted?.({ calls: items });
        return callIds.length > 0;
      } catch (error) {
        toast.failed(error as ApiError);
        return false;
      }
    },

    /** Shows the items as gone at once, and as they were if the server does not agree. */
    remove: async (itemIds: readonly string[]): Promise<void> => {
      const ids = [...itemIds];
      const [only] = ids;
      if (only === undefined) return;
      setRemoved((removed) => new Set([...removed, ...ids]));
      try {
        if (ids.length === 1) await deleteOne.trigger({ path: { id: only } });
        else await deleteMany.trigger({ body: { ids } });
        voice.deleted(ids.length);
        report({ widget: "call-center", type: "itemsDeleted", detail: { itemIds: ids } });
      } catch (error) {
        setRemoved((removed) => new Set([...removed].filter((id) => !ids.includes(id))));
        voice.deleteFailed(error as ApiError);
      }
    },

    /** Saves items as a workbook: the given ones, else all that the query finds. */
    export: async (query: Query<"exportPhoneBooks">, itemIds?: readonly string[]): Promise<void> => {
      try {
        const { blob, fileName } = await exportItems.trigger(itemIds ? { body: { ids: [...itemIds] } } : { query });
        saveFile({ blob, fileName: fileName ?? "call-center.xlsx" });
        report({ widget: "call-center", type: "itemsExported", detail: { itemIds: itemIds ?? "all" } });
      } catch {
        voice.exportFailed();
      }
    },
  };
}
