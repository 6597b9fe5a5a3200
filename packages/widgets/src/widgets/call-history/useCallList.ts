import type { Viewer } from "@callwright/sdk";
import { describeViewer } from "@callwright/sdk";
import { useGetProfile, useListCalls, useLiveEvents } from "@callwright/sdk/hooks";
import { useEffect, useMemo, useState } from "react";

import { canCancel, toCallRow, type CallRow } from "../../calls/callRow.model.js";
import { lastPage } from "../../lib/viewValues.js";
import { calmRows, isFiltered, toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryView, CallListState } from "./CallHistory.types.js";

interface CallListOptions {
  view: CallHistoryView;
  change: (change: Partial<CallHistoryView>) => void;
  scope: CallScope;
  /** Calls that are shown as cancelled ahead of the server's answer. */
  cancelling: ReadonlySet<string>;
  /** Whether somebody points at the rows, which must then stay where they are. */
  isPointedAt: boolean;
}

interface CallList {
  /** Undefined until it is known who is looking. */
  viewer: Viewer | undefined;
  state: CallListState;
  rows: readonly CallRow[];
  totalCount: number | undefined;
}

/** One page of calls, kept fresh by live events, and for whom. */
export function useCallList({ view, change, scope, cancelling, isPointedAt }: CallListOptions): CallList {
  useLiveEvents();
  const profile = useGetProfile();
  const query = { page: view.page, perPage: view.perPage, ...toFilterQuery(view, scope) };
  const list = useListCalls({ query });
  const viewer = useMemo(() => profile.data && describeViewer(profile.data), [profile.data]);

  const items = list.data?.items;
  const latest = useMemo(
    () => (items ?? []).map((call) => cancelled(toCallRow(call), cancelling)),
    [items, cancelling],
  );
  const asked = JSON.stringify(query);
  const rows = useCalm(latest, asked, !list.isLoading, isPointedAt);

  const totalCount = list.data?.metaData.totalCount;
  const isPastTheEnd = items?.length === 0 && !list.isLoading && totalCount !== undefined && totalCount > 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: lastPage(totalCount, view.perPage) });
  }, [isPastTheEnd, totalCount, view.perPage, change]);

  // While another page is on its way the former one's rows stay; if it fails, they are not what was asked for.
  const [answered, setAnswered] = useState<string>();
  const isAnswered = list.data !== undefined && !list.isLoading && list.error === undefined;
  if (isAnswered && answered !== asked) setAnswered(asked);
  const error = profile.data === undefined ? profile.error : answered === asked ? undefined : list.error;

  return { viewer, state: stateOf(), rows, totalCount };

  function stateOf(): CallListState {
    if (error?.status === 403) return { status: "forbidden" };
    if (error) {
      const retry = () => void (profile.data === undefined ? profile.mutate() : list.mutate());
      return { status: "error", message: error.problem?.message, retry };
    }
    if (!viewer || !list.data || isPastTheEnd) return { status: "loading" };
    if (rows.length === 0) return { status: isFiltered(view) ? "noMatch" : "empty" };
    return { status: "ready", rows, isRefetching: list.isLoading };
  }
}

function cancelled(row: CallRow, cancelling: ReadonlySet<string>): CallRow {
  return canCancel(row) && cancelling.has(row.id) ? { ...row, status: "CANCELLED" } : row;
}

/** The latest rows; for as long as they are held, those of the same answered question keep their places. */
function useCalm(latest: readonly CallRow[], asked: string, isAnswered: boolean, isHeld: boolean): readonly CallRow[] {
  const [shown, setShown] = useState<{ asked: string; rows: readonly CallRow[] }>();
  const calm = isAnswered && isHeld && shown?.asked === asked && shown.rows.length > 0 ? shown.rows : undefined;
  if (isAnswered && !calm && (shown?.asked !== asked || shown.rows !== latest)) setShown({ asked, rows: latest });
  return useMemo(() => (calm ? calmRows(calm, latest) : latest), [calm, latest]);
}
