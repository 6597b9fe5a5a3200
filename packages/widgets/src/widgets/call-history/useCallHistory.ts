import type { ApiError } from "@callwright/sdk";
import { useState } from "react";

import { useCallPause } from "../../calls/pause/useCallPause.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { hasSelection, neighbourRowId } from "../../ui/table/index.js";
import { changeView, readView, viewChanges } from "./callHistory.model.js";
import type { CallHistoryEvent, CallHistoryView, FeedbackDraft } from "./CallHistory.types.js";
import { useCallActions, type CallActionsVoice } from "./useCallActions.js";
import { useCallDetail } from "./useCallDetail.js";
import { useCallFilters } from "./useCallFilters.js";
import { useCallList } from "./useCallList.js";
import { useCallQuestions } from "./useCallQuestions.js";
import { useCallSelection } from "./useCallSelection.js";

/** What the host tells the controller. */
export interface CallHistoryOptions {
  phoneBookId?: string | undefined;
  sellerCompanyId?: string | undefined;
  sellerCompanyIds?: readonly string[] | undefined;
  initialView?: Partial<CallHistoryView> | undefined;
  onViewChange?: OnViewChange<CallHistoryView> | undefined;
  onCallOpened?: ((event: { callId: string }) => void) | undefined;
  onFeedbackSent?: ((event: { callId: string }) => void) | undefined;
}

/** Says what came of what somebody did. */
export interface CallHistoryVoice extends CallActionsVoice {
  feedbackSent(): void;
  feedbackFailed: (error: ApiError) => void;
  selectionFailed: (error: ApiError) => void;
}

const viewRules: ViewRules<CallHistoryView> = { read: readView, changes: viewChanges, change: changeView };

/** What is kept of the list for the next time. */
const keptView: KeptView<CallHistoryView> = {
  list: "call-history",
  keys: ["perPage", "sortBy", "statuses", "answers", "potentialCustomerCompanyIds"],
};

/** Where a page is about one item or company its list is another one, and begins with all calls. */
const keptOfSome: KeptView<CallHistoryView> = { list: "call-history-of-some", keys: ["perPage", "sortBy"] };

/** All that the call history draws from: what is looked at, the calls, the open one, and what can be done. */
export function useCallHistory(options: CallHistoryOptions, voice: CallHistoryVoice) {
  const { onEvent } = useHost();
  const report = (event: CallHistoryEvent) => onEvent?.(event);
  const { phoneBookId, sellerCompanyId, sellerCompanyIds } = options;
  const { viewer } = useViewer();
  const isOfSome = (phoneBookId ?? sellerCompanyId ?? sellerCompanyIds) !== undefined;
  const scope = { phoneBookId, sellerCompanyId, sellerCompanyIds, isSeller: viewer?.isSeller };
  const [view, changeAny] = useWidgetView(
    viewRules,
    options.initialView,
    options.onViewChange,
    isOfSome ? keptOfSome : keptView,
  );
  const [isPointedAt, setPointedAt] = useState(false);
  const [playingId, setPlayingId] = useState<string>();
  const [isFeedbackAsked, setFeedbackAsked] = useState(false);
  // The detail comes on demand, and stays while it leaves the screen.
  const [wasOpened, setWasOpened] = useState(false);
  if (view.openCallId && !wasOpened) setWasOpened(true);

  const actions = useCallActions({ view, scope, voice, report });
  const { cancelling } = actions;
  const list = useCallList({ view, change: changeAny, scope, cancelling, isPointedAt });
  const chosen = useCallSelection({ view, scope, rows: list.rows });
  const questions = useCallQuestions({
    actions,
    readChosen: chosen.readChosen,
    onReadFailed: voice.selectionFailed,
  });
  const openId = view.openCallId || undefined;
  const [onlySellerId] = view.sellerCompanyIds.length === 1 ? view.sellerCompanyIds : [];
  const pause = useCallPause(viewer, sellerCompanyId ?? onlySellerId);
  const detail = useCallDetail(openId, cancelling);
  const player = useCallDetail(playingId, cancelling);
  const filters = useCallFilters(list.viewer?.isManager ?? false);

  const change = (next: Partial<CallHistoryView>) => {
    const isSameList = Object.keys(next).every((key) => key === "page" || key === "openCallId" || key === "sortBy");
    if (!isSameList && hasSelection(chosen.selection)) chosen.clear();
    changeAny(next);
  };
  const open = (callId: string, { askFeedback = false } = {}) => {
    setFeedbackAsked(askFeedback);
    change({ openCallId: callId });
    report({ widget: "call-history", type: "callOpened", detail: { callId } });
    options.onCallOpened?.({ callId });
  };
  const neighbour = (step: -1 | 1) => {
    const id =
      openId &&
      neighbourRowId(
        list.rows.map((row) => row.id),
        openId,
        step,
      );
    return id ? () => open(id) : undefined;
  };

  return {
    ...list,
    view,
    change,
    filters,
    actions,
    questions,
    setPointedAt,
    pause,

    ...chosen,

    wasOpened,
    open,
    close: () => change({ openCallId: "" }),
    openCall: list.rows.find(({ id }) => id === openId),
    openPrevious: neighbour(-1),
    openNext: neighbour(1),
    detail: detail.state,
    isFeedbackAsked,
    loadRecording: detail.loadRecording,
    /** Answers whether it was sent. */
    sendFeedback: async (draft: FeedbackDraft): Promise<boolean> => {
      if (openId === undefined || detail.state.status !== "ready") return false;
      try {
        await detail.sendFeedback(openId, detail.state.feedback?.id, draft);
      } catch (error) {
        voice.feedbackFailed(error as ApiError);
        return false;
      }
      voice.feedbackSent();
      report({ widget: "call-history", type: "feedbackSent", detail: { callId: openId } });
      options.onFeedbackSent?.({ callId: openId });
      return true;
    },

    playingId,
    player: player.state,
    /** Opens the player under a row, or closes it. */
    togglePlayer: (callId: string) => setPlayingId(playingId === callId ? undefined : callId),
  };
}

/** All that the view needs, as the controller answers it. */
export type CallHistoryModel = ReturnType<typeof useCallHistory>;
