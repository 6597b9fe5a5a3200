import { useListPotentialCustomers, useLiveEvents } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import type { ViewerRead } from "../../lib/useViewer.js";
import { type RecordListState, useRecordList } from "../../records/useRecordList.js";
import { isFiltered, toCustomerRow, toFilterQuery } from "./potentialCustomers.model.js";
import type { CustomerRow, CustomerTag, PotentialCustomersView } from "./PotentialCustomers.types.js";

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
  state: RecordListState;
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
  const { state, items, totalCount } = useRecordList({
    list,
    query,
    view,
    change,
    profile,
    isFiltered: isFiltered(view),
    deleting,
  });
  const rows = useMemo(
    () => items.map((customer) => toCustomerRow({ ...customer, tags: [...shownTags(customer.tags)] })),
    [items, shownTags],
  );
  return { state, rows, totalCount };
}
