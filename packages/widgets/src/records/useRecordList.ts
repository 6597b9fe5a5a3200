import type { ApiError } from "@callwright/sdk";
import { useEffect, useMemo, useState } from "react";

import { lastPage } from "../lib/viewValues.js";
import type { ListState } from "../ui/list-state/index.js";

/** A page of a list, as the sdk's hooks read it. */
interface PageRead<Item> {
  data: { items: readonly Item[]; metaData: { totalCount: number } } | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  mutate: () => unknown;
}

interface RecordListOptions<Item> {
  list: PageRead<Item>;
  /** What was asked for: tells rows of this question from those of the one before. */
  query: object | undefined;
  view: { page: number; perPage: number };
  change: (change: { page: number }) => void;
  /** Who is looking, where that decides what is asked for: it may not be known why nothing comes. */
  profile?: { error: ApiError | undefined; retry: () => void };
  /** Whether a search or filter narrows the list. */
  isFiltered: boolean;
  /** Records that are shown as gone ahead of the server's answer. */
  deleting: ReadonlySet<string>;
}

/** What a list shows in place of, or with, its rows. */
export type RecordListState = Exclude<ListState, { status: "ready" }> | { status: "ready"; isRefetching: boolean };

/** One page of records, how far it has come, and how many there are over all pages. */
export interface RecordList<Item> {
  state: RecordListState;
  items: readonly Item[];
  /** Undefined until it is known. */
  totalCount: number | undefined;
}

/** What a table of records shows of what was read. A page that is past the end becomes the last one. */
export function useRecordList<Item extends { id: string }>({
  list,
  query,
  view,
  change,
  profile,
  isFiltered,
  deleting,
}: RecordListOptions<Item>): RecordList<Item> {
  const read = list.data?.items;
  const items = useMemo(() => (read ?? []).filter(({ id }) => !deleting.has(id)), [read, deleting]);
  const listed = list.data?.metaData.totalCount;
  const totalCount = listed === undefined ? undefined : listed - ((read?.length ?? 0) - items.length);

  const isPastTheEnd = read?.length === 0 && !list.isLoading && listed !== undefined && listed > 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: lastPage(listed, view.perPage) });
  }, [isPastTheEnd, listed, view.perPage, change]);

  // While another page is on its way the former one's rows stay; if it fails, they are not what was asked for.
  const asked = JSON.stringify(query);
  const [answered, setAnswered] = useState<string>();
  const isAnswered = list.data !== undefined && !list.isLoading && list.error === undefined;
  if (isAnswered && answered !== asked) setAnswered(asked);
  const error = profile?.error ?? (answered === asked ? undefined : list.error);

  return { state: stateOf(), items, totalCount };

  function stateOf(): RecordListState {
    if (error?.status === 403) return { status: "forbidden" };
    if (error) {
      const retry = profile?.error ? profile.retry : () => void list.mutate();
      return { status: "error", message: error.problem?.message, retry };
    }
    // All of a page may be on its way out while there are others.
    const isEmptied = items.length === 0 && totalCount !== undefined && totalCount > 0;
    if (!list.data || isPastTheEnd || isEmptied) return { status: "loading" };
    if (items.length === 0) return { status: isFiltered ? "noMatch" : "empty" };
    return { status: "ready", isRefetching: list.isLoading };
  }
}
