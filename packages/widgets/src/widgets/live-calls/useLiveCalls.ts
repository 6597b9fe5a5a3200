import type { Call } from "@callwright/sdk/contract";
import { useGetCall, useListCalls, useLiveEvents, useStreamLiveCalls } from "@callwright/sdk/hooks";
import { useCallback } from "react";

import { useMay } from "../../lib/allowed.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useOpenRow } from "../../lists/useOpenRow.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { liveCallsView, toLiveCallRow, toQuery, type LiveCallsEvent, type LiveCallsView } from "./liveCalls.model.js";

/** The options that the host passes to the controller. */
export type LiveCallsOptions = ListOptions<LiveCallsView>;

/** The controller of the list: the live calls, their last words, and the open call. */
export function useLiveCalls(options: LiveCallsOptions) {
  useLiveEvents();
  const { onEvent } = useHost();
  const report = (event: LiveCallsEvent) => onEvent?.(event);
  const page = useListPage(liveCallsView, options);
  const { view, change } = page;
  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;

  /** Whether the viewer has no company and is not a manager. */
  const isStranger = viewer !== undefined && !isManager && viewer.sellerCompanyId === undefined;
  const query = viewer && !isStranger ? toQuery(view) : undefined;
  const calls = useListCalls(query ? { query } : null);
  const isAnybodyOnTheLine = (calls.data?.items.length ?? 0) > 0;
  const mayReadAlong = useMay()("streamLiveCalls");
  const words = useStreamLiveCalls(isAnybodyOnTheLine && mayReadAlong);
  const toRow = useCallback((call: Call) => toLiveCallRow(call, words.get(call.id)), [words]);
  const list = useRecordList({ page, list: calls, query, profile, isForbidden: isStranger, toRow });

  const open = (callId: string) => {
    change({ openCallId: callId });
    report({ widget: "live-calls", type: "callOpened", detail: { callId } });
  };
  return {
    ...page,
    ...list,
    isManager,
    report,
    ...useOpenRow(list.rows, view.openCallId, open),
    open,
    close: () => change({ openCallId: "" }),
    detail: useGetCall(view.openCallId === "" ? null : { path: { id: view.openCallId } }),
  };
}

/** The data and actions that the controller returns to the view. */
export type LiveCallsModel = ReturnType<typeof useLiveCalls>;
