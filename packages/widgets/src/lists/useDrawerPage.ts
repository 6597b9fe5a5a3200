import { useCallback, useState } from "react";

const none: ReadonlySet<string> = new Set();

/** Where somebody is in a list inside a drawer, for `useRecordList`: no address keeps it, and nothing is taken off it. */
export function useDrawerPage(perPage = 10, isFiltered = false) {
  const [page, setPage] = useState(0);
  return {
    view: { page, perPage },
    change: useCallback(({ page = 0 }: { page?: number }) => setPage(page), []),
    isFiltered,
    leaving: none,
  };
}
