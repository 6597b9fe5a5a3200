import { useCallback, useState } from "react";

const perPage = 10;
const none: ReadonlySet<string> = new Set();

/** Where somebody is in a list inside the drawer, for `useRecordList`: nothing narrows it and nothing is taken off it. */
export function useDrawerPage() {
  const [page, setPage] = useState(0);
  return {
    view: { page, perPage },
    change: useCallback(({ page }: { page: number }) => setPage(page), []),
    isFiltered: false,
    deleting: none,
  };
}
