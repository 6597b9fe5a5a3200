import { useCallback, useState } from "react";

const none: ReadonlySet<string> = new Set();

/** The page of a list inside a drawer, for `useRecordList`. It is not part of a view, and rows cannot be removed. */
export function useDrawerPage(perPage = 10, isFiltered = false) {
  const [page, setPage] = useState(0);
  return {
    view: { page, perPage },
    change: useCallback(({ page = 0 }: { page?: number }) => setPage(page), []),
    isFiltered,
    leaving: none,
  };
}
