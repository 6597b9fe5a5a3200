import { useListPotentialCustomers, useLiveEvents } from "@callwright/sdk/hooks";
import { useEffect, useMemo, useState } from "react";

import type { ViewerRead } from "../../lib/useViewer.js";
import { lastPage } from "../../lib/viewValues.js";
import { isFiltered, toCustomerRow, toFilterQuery } from "./potentialCustomers.model.js";
import type {
  CustomerListState,
  CustomerRow,
  CustomerTag,
  PotentialCustomersView,
} from "./PotentialCustomers.types.js";

interface CustomerListOptions {
  view: PotentialCustomersView;
  change: (change: Partial<PotentialCustomersView>) => void;
  profile: ViewerRead;
  /** Customers that are shown as gone ahead of the server's answer. */
  deleting: ReadonlySet<string>;
  /** Tags as they will be once the server agrees. */
  shownTags: (tags: readonly CustomerTag[]) => readonly CustomerTag[];
}

interface CustomerList {
  state: CustomerListState;
  rows: readonly CustomerRow[];
  totalCount: number | undefined;
}

/** One page of customers, kept fresh by live events, and for whom. */
export function useCustomerList({ view, change, profile, deleting, shownTags }: CustomerListOptions): CustomerList {
  useLiveEvents();
  const { viewer } = profile;
  // Who is looking decides what is asked for.
  const query = viewer && { page: view.page, perPage: view.perPage, ...toFilterQuery(view, viewer.isManager) };
  const list = useListPotentialCustomers(query ? { query } : null);

  const items = list.data?.items;
  const rows = useMemo(() => {
    const left = (items ?? []).filter(({ id }) => !deleting.has(id));
    return left.map((customer) => toCustomerRow({ ...customer, tags: [...shownTags(customer.tags)] }));
  }, [items, deleting, shownTags]);
  const listed = list.data?.metaData.totalCount;
  const totalCount = listed === undefined ? undefined : listed - ((items?.length ?? 0) - rows.length);
  const isPastTheEnd = items?.length === 0 && !list.isLoading && listed !== undefined && listed > 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: lastPage(listed, view.perPage) });
  }, [isPastTheEnd, listed, view.perPage, change]);

  // While another page is on its way the former one's rows stay; if it fails, they are not what was asked for.
  const asked = JSON.stringify(query);
  const [answered, setAnswered] = useState<string>();
  const isAnswered = list.data !== undefined && !list.isLoading && list.error === undefined;
  if (isAnswered && answered !== asked) setAnswered(asked);
  const error = profile.error ?? (answered === asked ? undefined : list.error);

  return { state: stateOf(), rows, totalCount };

  function stateOf(): CustomerListState {
    if (error?.status === 403) return { status: "forbidden" };
    if (error) {
      const retry = profile.error ? profile.retry : () => void list.mutate();
      return { status: "error", message: error.problem?.message, retry };
    }
    // All of a page may be on its way out while there are others.
    const isEmptied = rows.length === 0 && totalCount !== undefined && totalCount > 0;
    if (!list.data || isPastTheEnd || isEmptied) return { status: "loading" };
    if (rows.length === 0) return { status: isFiltered(view) ? "noMatch" : "empty" };
    return { status: "ready", rows, isRefetching: list.isLoading };
  }
}
