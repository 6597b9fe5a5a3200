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

/** Fetches ahead of time what is done with calls: somebody is near the rows. */
export const preloadCallActions = useActing.preload;

interface LateCallActionsOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  page: ListPage<CallHistoryView>;
  scope: CallScope;
  report: (event: CallHistoryEvent) => void;
  onOpenCall: (event: { callId: string }) => void;
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
}

/** What can be done with calls, and what is under way. How it is done comes when somebody does it. */
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
    /** Draw it with the list. */
    part,
    /** Calls shown as cancelled ahead of the answer. */
    cancelling,
    isStopping,
    lockedSince: locks.since,

    /** Calls the items of earlier calls again. Answers whether the server took any of them. */
    call: async (wish: Omit<CallWish, "toast"> & { about: string | undefined }): Promise<boolean> => {
      // At once: nobody starts it twice while the code is on its way.
      if (wish.cronDate === undefined) locks.lock(wish.itemIds);
      return (await run((actions) => actions.call(wish))) ?? false;
    },
    /** Gives a scheduled call another time, or makes it now. Answers whether the server took it. */
    reschedule: async (row: CallRow, cronDate: string | null): Promise<boolean> =>
      (await run((actions) => actions.reschedule(row, cronDate))) ?? false,
    cancel: (callId: string) => run((actions) => actions.cancel(callId)),
    hangUp: (callId: string) => run((actions) => actions.hangUp(callId)),
    /** Cancels calls that wait: the given ones, else all that the view finds. */
    stop: async (callIds?: readonly string[]): Promise<void> => {
      setStopping(true);
      await run((actions) => actions.stop(callIds));
      setStopping(false);
    },
  };
}
