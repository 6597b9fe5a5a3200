import { useListCalls } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import type { CallRow } from "../../../calls/callRow.model.js";
import { toCallRow } from "../../../calls/toCallRow.js";
import { usePages, useTotalCount, type Pages } from "./usePages.js";

const perPage = 10;

/** The calls of an item, newest first, kept up to date by live events (A-CCDET-03). */
export interface ItemCalls {
  status: "loading" | "error" | "empty" | "ready";
  rows: readonly CallRow[];
  /** The number of calls on all pages. */
  totalCount: number;
  pages: Pages;
  message: string | undefined;
  retry: () => void;
}

/** Reads the calls of an item, one page at a time. */
export function useItemCalls(itemId: string): ItemCalls {
  const pages = usePages(perPage);
  const { data, error, mutate } = useListCalls(
    { query: { phoneBookId: itemId, page: pages.page, perPage, sortBy: "-createdAt" } },
    // If this page could not be read, the rows of the previous page would appear under this page's number.
    { keepPreviousData: false },
  );
  const rows = useMemo(() => (data?.items ?? []).map(toCallRow), [data]);
  const totalCount = useTotalCount(pages, data?.metaData.totalCount);
  return {
    status: error && !data ? "error" : !data ? "loading" : totalCount === 0 ? "empty" : "ready",
    rows,
    totalCount,
    pages,
    message: error?.problem?.message,
    retry: () => void mutate(),
  };
}
