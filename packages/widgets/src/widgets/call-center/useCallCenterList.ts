import type { Viewer } from "@callwright/sdk";
import { describeViewer } from "@callwright/sdk";
import { useGetProfile, useListPhoneBooks, useLiveEvents } from "@callwright/sdk/hooks";
import { useEffect, useMemo, useState } from "react";

import { lastPage } from "../../lib/viewValues.js";
import { isFiltered, toCallCenterRow, toFilterQuery } from "./callCenter.model.js";
import type { CallCenterRow, CallCenterState, CallCenterView, Choice } from "./CallCenter.types.js";

interface CallCenterListOptions {
  view: CallCenterView;
  change: (change: Partial<CallCenterView>) => void;
  /** Items that are shown as deleted ahead of the server's answer. */
  removed: ReadonlySet<string>;
}

interface CallCenterList {
  /** Undefined until it is known who is looking. */
  viewer: Viewer | undefined;
  state: CallCenterState;
  /** The companies the viewer belongs to; the first is the one they work for. */
  companies: readonly Choice[];
  rows: readonly CallCenterRow[];
  totalCount: number | undefined;
}

/** One page of call center items, kept fresh by live events, and for whom. */
export function useCallCenterList({ view, change, removed }: CallCenterListOptions): CallCenterList {
  useLiveEvents();
  const profile = useGetProfile();
  const viewer = useMemo(() => profile.data && describeViewer(profile.data), [profile.data]);
  const companies = useMemo(
    () => (profile.data?.sellerCompanies ?? []).map(({ id, name }) => ({ id, label: name })),
    [profile.data],
  );
  const query = { page: view.page, perPage: view.perPage, ...toFilterQuery(view, viewer?.isManager ?? true) };
  // Not waiting for the viewer: the server shows nobody more than they may see.
  const list = useListPhoneBooks({ query });

  const items = list.data?.items;
  const rows = useMemo(() => (items ?? []).filter(({ id }) => !removed.has(id)).map(toCallCenterRow), [items, removed]);
  const totalCount = list.data && list.data.metaData.totalCount - ((items?.length ?? 0) - rows.length);

  const isPastTheEnd = rows.length === 0 && !list.isLoading && totalCount !== undefined && totalCount > 0;
  useEffect(() => {
    if (isPastTheEnd && view.page > 0) change({ page: Math.min(view.page - 1, lastPage(totalCount, view.perPage)) });
  }, [isPastTheEnd, totalCount, view.page, view.perPage, change]);

  // While another page is on its way the former one's rows stay; if it fails, they are not what was asked for.
  const asked = JSON.stringify(query);
  const [answered, setAnswered] = useState<string>();
  const isAnswered = list.data !== undefined && !list.isLoading && list.error === undefined;
  if (isAnswered && answered !== asked) setAnswered(asked);
  const error = profile.data === undefined ? profile.error : answered === asked ? undefined : list.error;

  return { viewer, companies, state: stateOf(), rows, totalCount };

  function stateOf(): CallCenterState {
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
