import { describeViewer, type ApiError, type Viewer } from "@callwright/sdk";
import type { CallPause } from "@callwright/sdk/contract";
import {
  useGetCallPause,
  useGetCallStatistics,
  useGetPotentialCustomerStatistics,
  useGetProfile,
  useListCalls,
  useLiveEvents,
} from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { toCallRow } from "../../calls/toCallRow.js";
import { useMay } from "../../lib/allowed.js";
import { recentStatuses, toNumbers } from "./dashboard.model.js";
import type { CallLinesState, DashboardState } from "./Dashboard.types.js";
import { useGettingStarted, type GettingStarted } from "./useGettingStarted.js";

/** The data of the dashboard. It is updated live. */
export interface DashboardModel {
  /** The person who uses the dashboard; undefined until they are known. */
  viewer: Viewer | undefined;
  state: DashboardState;
  recent: CallLinesState;
  scheduled: CallLinesState;
  /** Whether calls are held; undefined until this is known. */
  pause: CallPause | undefined;
  gettingStarted: GettingStarted;
}

/** Loads the counts and the two short lists: of everything that the viewer has access to, or of one seller company. */
export function useDashboard(sellerCompanyId: string | undefined, isGuideOffered: boolean): DashboardModel {
  useLiveEvents();
  const may = useMay();
  const scope = sellerCompanyId === undefined ? {} : { sellerCompanyId };
  const profile = useGetProfile();
  const calls = useGetCallStatistics({ query: scope });
  const customers = useGetPotentialCustomerStatistics({ query: scope });
  const recent = useListCalls({
    query: { ...scope, page: 0, perPage: 7, sortBy: "-createdAt", statuses: recentStatuses },
  });
  const scheduled = useListCalls({ query: { ...scope, page: 0, perPage: 5, sortBy: "startAt", statuses: ["CRON"] } });

  const pause = useGetCallPause(may("getCallPause") ? { query: scope } : null);

  const viewer = useMemo(() => profile.data && describeViewer(profile.data), [profile.data]);
  const counted = stateOf();
  const numbers = counted.status === "ready" ? counted.numbers : undefined;
  const gettingStarted = useGettingStarted({ viewer, profile: profile.data, numbers, isOffered: isGuideOffered });
  return {
    viewer,
    // The steps are above the numbers. They are shown together with the numbers; otherwise they would push them down.
    state: numbers && gettingStarted.status === "unknown" ? { status: "loading" } : counted,
    recent: useLines(recent),
    scheduled: useLines(scheduled),
    pause: pause.data,
    gettingStarted,
  };

  function stateOf(): DashboardState {
    const failed = [profile, calls, customers].filter(({ data, error }) => data === undefined && error !== undefined);
    const error = failed[0]?.error;
    if (error?.status === 403) return { status: "forbidden" };
    if (error) {
      const retry = () => failed.forEach(({ mutate }) => void mutate());
      return { status: "error", message: error.problem?.message, retry };
    }
    if (!viewer || !calls.data || !customers.data) return { status: "loading" };
    return { status: "ready", numbers: toNumbers(calls.data, customers.data.stats.totalCount) };
  }
}

function useLines({ data, error, mutate }: ReturnType<typeof useListCalls>): CallLinesState {
  const rows = useMemo(() => (data?.items ?? []).map(toCallRow), [data]);
  if (!data) return error ? failure(error, () => void mutate()) : { status: "loading" };
  return rows.length === 0
    ? { status: "empty" }
    : { status: "ready", calls: rows, totalCount: data.metaData.totalCount };
}

function failure(error: ApiError, retry: () => void): CallLinesState {
  return { status: "error", message: error.problem?.message, retry };
}
