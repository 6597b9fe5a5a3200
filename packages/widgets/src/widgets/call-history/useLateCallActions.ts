import { useExportCalls } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { CallRow } from "../../calls/callRow.model.js";
import type { CallWish } from "../../calls/start/useCallStarter.js";
import { useCallLocks } from "../../calls/start/useCallLocks.js";
import type { Messages } from "../../i18n/index.js";
import { useListExport } from "../../lists/useListActions.js";
import type { ListPage } from "../../lists/useListPage.js";
import { lateActions } from "../../ui/on-demand/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import { toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryEvent, CallHistoryView } from "./CallHistory.types.js";

const useActing = lateActions(() => import("./useCallActions.js").then(({ useCallActions }) => useCallActions));

/** Preloads the code of the actions, because the pointer is near the rows. */
export const preloadCallActions = useActing.preload;

interface LateCallActionsOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  page: ListPage<CallHistoryView>;
  scope: CallScope;
  report: (event: CallHistoryEvent) => void;
  onOpenCall: (event: { callId: string }) => void;
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
}

/** The actions on calls, and which of them are in progress. Their code is loaded when a person uses one. */
export function useLateCallActions({ t, page, scope, report, onOpenCall, onOpenCampaign }: LateCallActionsOptions) {
  const locks = useCallLocks();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());
  const [isStopping, setStopping] = useState(false);
  const query = toFilterQuery(page.view, scope);
  const { part, run } = useActing({ t, query, locks, setCancelling, report, onOpenCall, onOpenCampaign });
  return {
    ...useListExport({
      page,
      exporter: useExportCalls(),
      query,
      fileName: "calls.xlsx",
      failed: t.exportFailed,
      onExported: (callIds) => report({ widget: "call-history", type: "callsExported", detail: { callIds } }),
    }),
    /** Render it with the list: it holds the actions in progress. */
    part,
    /** The calls that are shown as cancelled before the server responds. */
    cancelling,
    isStopping,
    lockedSince: locks.since,

    /** Calls the items of earlier calls again. Resolves to whether the server accepted any of them. */
    call: async (wish: Omit<CallWish, "toast"> & { about: string | undefined }): Promise<boolean> => {
      // Locked at once, so that nobody starts the calls twice while the code is loading.
      if (wish.cronDate === undefined) locks.lock(wish.itemIds);
      return (await run((actions) => actions.call(wish))) ?? false;
    },
    /** Gives a scheduled call another time, or makes it now. Resolves to whether the server accepted it. */
    reschedule: async (row: CallRow, cronDate: string | null): Promise<boolean> =>
      (await run((actions) => actions.reschedule(row, cronDate))) ?? false,
    cancel: (callId: string) => run((actions) => actions.cancel(callId)),
    hangUp: (callId: string) => run((actions) => actions.hangUp(callId)),
    /** Cancels waiting calls: the given ones, or all that match the view. */
    stop: async (callIds?: readonly string[]): Promise<void> => {
      setStopping(true);
      await run((actions) => actions.stop(callIds));
      setStopping(false);
    },
  };
}
