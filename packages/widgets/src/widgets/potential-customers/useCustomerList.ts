import { describeViewer, type Viewer } from "@callwright/sdk";
import { useGetProfile, useListPotentialCustomers, useLiveEvents } from "@callwright/sdk/hooks";
import { useEffect, useMemo } from "react";

import { isFiltered, lastPage, toCustomerRow, toFilterQuery } from "./potentialCustomers.model.js";
import type { CustomerListState, CustomerRow, PotentialCustomersView } from "./PotentialCustomers.types.js";

interface CustomerListOptions {
  view: PotentialCustomersView;
  change: (change: Partial<PotentialCustomersView>) => void;
  /** Customers that are shown as gone ahead of the server's answer. */
  deleting: ReadonlySet<string>;
}

interface CustomerList {
  /** Undefined until it is known who is looking. */
  viewer: Viewer | undefined;
  state: CustomerListState;
  rows: readonly CustomerRow[];
  totalCount: number | undefined;
}

/** One page of customers, kept fresh by live events, and for whom. */
export function useCustomerList({ view, change, deleting }: CustomerListOptions): CustomerList {
  useLiveEvents();
  const profile = useGetProfile();
  const viewer = useMemo(() => profile.data && describeViewer(profile.data), [profile.data]);
  // Who is looking decides what is asked for.
  const list = useListPotentialCustomers(
    viewer ? { query: { page: view.page, perPage: view.perPage, ...toFilterQuery(view, viewer.isManager) } } : null,
  );

  const items = list.data?.items;
  const rows = useMemo(() => (items ?? []).filter(({ id }) => !deleting.has(id)).map(toCustomerRow), [items, deleting]);
  const listed = list.data?.metaData.totalCount;
  const totalCount = listed === undefined ? undefined : listed - ((items?.length ?? 0) - rows.length);
  const isPastTheEnd = items?.length === 0 && !list.isLoading && listed !== undefined && listed > 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: lastPage(listed, view.perPage) });
  }, [isPastTheEnd, listed, view.perPage, change]);

  return { viewer, state: stateOf(), rows, totalCount };

  function stateOf(): CustomerListState {
    const error = profile.data === undefined ? profile.error : list.error;
    if (error?.status === 403) return { status: "forbidden" };
    if (error) {
      const retry = () => void (profile.data === undefined ? profile.mutate() : list.mutate());
      return { status: "error", message: error.problem?.message, retry };
    }
    if (!list.data || isPastTheEnd) return { status: "loading" };
    if (rows.length === 0) return { status: isFiltered(view) ? "noMatch" : "empty" };
    return { status: "ready", rows, isRefetching: list.isLoading };
  }
}
