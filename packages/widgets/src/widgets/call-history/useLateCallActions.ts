import { useExportCalls } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { CallRow } from "../../calls/callRow.model.js";
import type { CallPauseModel } from "../../calls/pause/useCallPause.js";
import type { CallWish } from "../../calls/start/useCallStarter.js";
import { useCallLocks } from "../../calls/start/useCallLocks.js";
import type { Messages } from "../../i18n/index.js";
import { useListExport } from "../../lists/useListExport.js";
import type { ListPage } from "../../lists/useListPage.js";
import { preloadConfirm, type Confirmation } from "../../ui/confirm/index.js";
import { lateActions } from "../../ui/on-demand/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import { toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryEvent, CallHistoryView } from "./CallHistory.types.js";

const useActing = lateActions(() => import("./late.js").then(({ useCallAsks }) => useCallAsks));

interface LateCallActionsOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  page: ListPage<CallHistoryView>;
  scope: CallScope;
  pause: CallPauseModel;
  confirm: (question: Confirmation) => Promise<boolean>;
  report: (event: CallHistoryEvent) => void;
  onOpenCall: (event: { callId: string }) => void;
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
}

/** The actions on calls, and which of them are in progress. Their code is loaded when a person uses one. */
export function useLateCallActions({ t, page, scope, report, ...options }: LateCallActionsOptions) {
  const locks = useCallLocks();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());
  const [isStopping, setStopping] = useState(false);
  const query = toFilterQuery(page.view, scope);
  const { part, run, open } = useActing({ ...options, t, query, locks, setCancelling, setStopping, report });
  const ask: typeof open = (act) => {
    preloadConfirm();
    return open(act);
  };
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
    askToCancel: (row: CallRow) => ask((actions) => actions.askToCancel(row)),
    askToHangUp: (row: CallRow) => ask((actions) => actions.askToHangUp(row)),
    /**
     * Asks, and then cancels waiting calls: the chosen ones, or all that match the view.
     *
     * @param isOfEverybody whether these are calls of all companies
     */
    askToStop: (chosen: readonly CallRow[] | undefined, isOfEverybody: boolean) =>
      ask((actions) => actions.askToStop(chosen, isOfEverybody)),
    askToPause: () => ask((actions) => actions.askToPause()),
  };
}
