import type { Call } from "@callwright/sdk/contract";
import { useApi, useGetCall, useListCalls, useLiveEvents } from "@callwright/sdk/hooks";
import { useCallback, useState } from "react";

import { canCancel } from "../../calls/callRow.model.js";
import { toCallRow } from "../../calls/toCallRow.js";
import { useCallPause } from "../../calls/pause/useCallPause.js";
import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useListSelection } from "../../lists/useListSelection.js";
import { useOpenRow } from "../../lists/useOpenRow.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useConfirm } from "../../ui/confirm/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import {
  callHistoryView,
  keptOfAll,
  keptOfSome,
  toFilterQuery,
  toPageQuery,
  type CallScope,
} from "./callHistory.model.js";
import type { CallHistoryEvent, CallHistoryView } from "./CallHistory.types.js";
import { useCallFilters } from "./useCallFilters.js";
import { useCallQuestions } from "./useCallQuestions.js";
import { useLateCallActions } from "./useLateCallActions.js";

/** The options that the host passes to the controller. */
export interface CallHistoryOptions extends ListOptions<CallHistoryView>, Omit<CallScope, "isSeller"> {
  onCallOpened?: ((event: { callId: string }) => void) | undefined;
  onOpenCampaign?: ((event: { campaignId: string }) => void) | undefined;
  onFeedbackSent?: ((event: { callId: string }) => void) | undefined;
}

/** The controller of the widget: the view, the calls, the open call, and the actions on them. */
export function useCallHistory(options: CallHistoryOptions, t: Messages<typeof firstCallHistoryMessages>) {
  useLiveEvents();
  const client = useApi();
  const { onEvent } = useHost();
  const report = (event: CallHistoryEvent) => onEvent?.(event);
  const { phoneBookId, sellerCompanyId, sellerCompanyIds } = options;
  const profile = useViewer();
  const { viewer } = profile;
  const scope = { phoneBookId, sellerCompanyId, sellerCompanyIds, isSeller: viewer?.isSeller };
  const isOfSome = (phoneBookId ?? sellerCompanyId ?? sellerCompanyIds) !== undefined;
  const page = useListPage(callHistoryView, options, isOfSome ? keptOfSome : keptOfAll);
  const { view, change } = page;
  const [isHeld, setPointedAt] = useState(false);
  const [playingId, setPlayingId] = useState<string>();
  const [isFeedbackAsked, setFeedbackAsked] = useState(false);

  const open = (callId: string, { askFeedback = false } = {}) => {
    setFeedbackAsked(askFeedback);
    change({ openCallId: callId, openCallAt: "" });
    report({ widget: "call-history", type: "callOpened", detail: { callId } });
    options.onCallOpened?.({ callId });
  };
  const onOpenCall = useEvent(({ callId }: { callId: string }) => open(callId));
  const [onlySellerId] = view.sellerCompanyIds.length === 1 ? view.sellerCompanyIds : [];
  const pause = useCallPause(viewer, sellerCompanyId ?? onlySellerId);
  const { confirm, dialog } = useConfirm();
  const actions = useLateCallActions({
    t,
    page,
    scope,
    pause,
    confirm,
    report,
    onOpenCall,
    onOpenCampaign: options.onOpenCampaign,
  });
  const { cancelling } = actions;

  const filters = toFilterQuery(view, scope);
  const query = toPageQuery(view, scope);
  const toRow = useCallback((call: Call) => rowOf(call, cancelling), [cancelling]);
  const list = useRecordList({ page, list: useListCalls({ query }), query, profile, toRow, isHeld });
  const chosen = useListSelection({
    page,
    rows: list.rows,
    read: (some) => client.call("listCalls", { query: { ...filters, ...some } }),
    toRow: toCallRow,
    failed: t.selectionFailed,
  });
  const openId = view.openCallId || undefined;
  const detail = useGetCall(openId === undefined ? null : { path: { id: openId } });
  const player = useGetCall(playingId === undefined ? null : { path: { id: playingId } });

  return {
    ...page,
    ...list,
    ...chosen,
    viewer,
    /** Whether none of the selected calls can be made again, as far as that is known without a request. */
    isNothingToCall: chosen.selection !== "all" && chosen.chosenRows.every((call) => call.phoneBookId === null),
    filters: useCallFilters(viewer?.isManager ?? false),
    actions,
    /** The confirmation before a call is ended. */
    dialog,
    pause,
    questions: useCallQuestions({ actions, readChosen: chosen.readChosen, readFailed: t.selectionFailed }),
    setPointedAt,

    ...useOpenRow(list.rows, view.openCallId, open),
    open,
    close: () => change({ openCallId: "", openCallAt: "" }),
    detail,
    isFeedbackAsked,
    onFeedbackSent: (callId: string) => {
      report({ widget: "call-history", type: "feedbackSent", detail: { callId } });
      options.onFeedbackSent?.({ callId });
    },

    playingId,
    player,
    /** Opens or closes the player under a row. */
    togglePlayer: (callId: string) => setPlayingId(playingId === callId ? undefined : callId),
  };
}

/** Converts a call to a row. A call that is being cancelled is shown as cancelled before the server responds. */
function rowOf(call: Call, cancelling: ReadonlySet<string>) {
  const row = toCallRow(call);
  return canCancel(row) && cancelling.has(row.id) ? { ...row, status: "CANCELLED" as const } : row;
}

/** The data and actions that the controller returns to the view. */
export type CallHistoryModel = ReturnType<typeof useCallHistory>;
