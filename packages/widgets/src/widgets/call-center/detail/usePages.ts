import { useState } from "react";

import { useKept } from "../../../lib/useKept.js";
import { lastPage } from "../../../lists/viewValues.js";

/** Where somebody is in a list that is read a page at a time. */
export interface Pages {
  /** From 0. */
  page: number;
  perPage: number;
  goTo: (page: number) => void;
}

/** Begins at the first page. */
export function usePages(perPage: number): Pages {
  const [page, goTo] = useState(0);
  return { page, perPage, goTo };
}

/**
 * How long the list is. That stays known while another page is on its way, and a page that has emptied meanwhile is left
 * for the last one.
 *
 * @param read what the page that was read says; undefined before it has come
 */
export function useTotalCount({ page, perPage, goTo }: Pages, read: number | undefined): number {
  const totalCount = useKept(read ?? 0, read !== undefined);
  const last = lastPage(totalCount, perPage);
  if (read !== undefined && page > last) goTo(last);
  return totalCount;
}
