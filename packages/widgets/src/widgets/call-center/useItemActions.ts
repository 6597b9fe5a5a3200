import type { ApiError } from "@callwright/sdk";
import type { Query, StartedCall } from "@callwright/sdk/contract";
import { useDeletePhoneBook, useDeletePhoneBooks, useExportPhoneBooks } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useCallStarter } from "../../calls/start/useCallStarter.js";
import type { CallingToast } from "../../calls/useCallingToast.js";
import { saveFile } from "../../lib/saveFile.js";
import type { CallCenterEvent } from "./CallCenter.types.js";

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

/** What can be done with items, and what is under way. */
export function useItemActions({ voice, report, onCallsStarted }: ItemActionsOptions) {
  const starter = useCallStarter((calls, itemIds) => {
    const callIds = calls.flatMap(({ callId }) => callId ?? []);
    report({ widget: "call-center", type: "callsStarted", detail: { itemIds, callIds } });
    onCallsStarted?.({ calls });
  });
  const deleteOne = useDeletePhoneBook();
  const deleteMany = useDeletePhoneBooks();
  const exportItems = useExportPhoneBooks();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  return {
    /** Items shown as deleted ahead of the answer. */
    removed,
    ...starter,
    isExporting: exportItems.isMutating,

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
