import { useListCalls } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { toCallRow, type CallRow } from "../../../calls/callRow.model.js";

/** So many are shown at first and added each time. */
const step = 10;
const most = 100;

/** The calls of one item, newest first and kept fresh by live events (A-CCDET-03). */
export interface ItemCalls {
  status: "loading" | "error" | "empty" | "ready";
  rows: readonly CallRow[];
  totalCount: number;
  isRefetching: boolean;
  message: string | undefined;
  retry: () => void;
  /** Undefined when all are shown. */
  showMore: (() => void) | undefined;
}

/** Reads an item's calls. */
export function useItemCalls(itemId: string): ItemCalls {
  const [perPage, setPerPage] = useState(step);
  const { data, error, isLoading, mutate } = useListCalls({
    query: { phoneBookId: itemId, page: 0, perPage, sortBy: "-createdAt" },
  });
  const rows = useMemo(() => (data?.items ?? []).map(toCallRow), [data]);
  const totalCount = data?.metaData.totalCount ?? 0;
  const hasMore = rows.length < Math.min(totalCount, most);
  return {
    status: error && !data ? "error" : !data ? "loading" : rows.length === 0 ? "empty" : "ready",
    rows,
    totalCount,
    isRefetching: isLoading && data !== undefined,
    message: error?.problem?.message,
    retry: () => void mutate(),
    showMore: hasMore ? () => setPerPage((count) => Math.min(count + step * 3, most)) : undefined,
  };
}
