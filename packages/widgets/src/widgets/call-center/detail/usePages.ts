import { useState } from "react";

import { useKept } from "../../../lib/useKept.js";
import { lastPage } from "../../../lists/viewValues.js";

/** The position in a list that is read one page at a time. */
export interface Pages {
  /** The index of the page, from 0. */
  page: number;
  perPage: number;
  goTo: (page: number) => void;
}

/** Starts at the first page. */
export function usePages(perPage: number): Pages {
  const [page, goTo] = useState(0);
  return { page, perPage, goTo };
}

/**
 * The total count of a list. It stays known while another page is loading. If the current page no longer has rows, the
 * last page is opened.
 *
 * @param read the total count in the response; undefined while it is loading
 */
export function useTotalCount({ page, perPage, goTo }: Pages, read: number | undefined): number {
  const totalCount = useKept(read ?? 0, read !== undefined);
  const last = lastPage(totalCount, perPage);
  if (read !== undefined && page > last) goTo(last);
  return totalCount;
}
