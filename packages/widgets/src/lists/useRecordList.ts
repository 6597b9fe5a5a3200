import type { ApiError } from "@callwright/sdk";
import { useEffect, useMemo, useState } from "react";

import type { ViewerRead } from "../lib/useViewer.js";
import { calmRows } from "./calmRows.js";
import type { ListState } from "./listPlaceholder.js";
import { lastPage } from "./viewValues.js";

/** A page of a list, as the SDK's hooks read it. */
interface PageRead<Item> {
  data: { items: readonly Item[]; metaData: { totalCount: number } } | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  mutate: () => unknown;
}

interface RecordListOptions<Item, Row> {
  /** The result of `useListPage` or `useDrawerPage`. */
  page: {
    view: { page: number; perPage: number };
    change: (change: { page: number }) => void;
    isFiltered: boolean;
    leaving: ReadonlySet<string>;
  };
  list: PageRead<Item>;
  /** The query, which distinguishes its rows from those of the previous query. */
  query: object | undefined;
  /** Converts an item to a row. Pass a stable function. @default the item is the row */
  toRow?: (item: Item) => Row;
  /** The profile of the signed-in person, if the list depends on it. */
  profile?: ViewerRead | undefined;
  /** Whether the signed-in person has no access to the list. */
  isForbidden?: boolean;
  /** The owner of the rows. Rows of another owner are not kept while new ones load. */
  owner?: string | undefined;
  /** Whether the pointer is over the rows, which must then not move. */
  isHeld?: boolean;
}

/** The state of a list of records. */
export type RecordListState = Exclude<ListState, { status: "ready" }> | { status: "ready"; isRefetching: boolean };

/** One page of records, its state, and the number of records on all pages. */
export interface RecordList<Row> {
  state: RecordListState;
  rows: readonly Row[];
  /** Undefined until it is known. */
  totalCount: number | undefined;
}

/** Determines the state and the rows of a table of records. A page past the end becomes the last page. */
export function useRecordList<Item extends { id: string }, Row extends { id: string } = Item>(
  options: RecordListOptions<Item, Row>,
): RecordList<Row> {
  const { page, list, query, toRow, profile, isForbidden = false, owner, isHeld = false } = options;
  const { view, change, leaving } = page;
  const read = list.data?.items;
  const latest = useMemo(
    () =>
      (read ?? []).filter(({ id }) => !leaving.has(id)).map((item) => (toRow ? toRow(item) : (item as unknown as Row))),
    [read, leaving, toRow],
  );

  // While another page loads, the rows of the previous page stay. If it fails, the error is shown instead of them.
  const asked = JSON.stringify(query);
  const [answered, setAnswered] = useState<{ asked: string | undefined; owner: string | undefined }>();
  const isAnswered = list.data !== undefined && !list.isLoading && list.error === undefined;
  if (isAnswered && (answered?.asked !== asked || answered?.owner !== owner)) setAnswered({ asked, owner });
  const isOfAnother = !isAnswered && answered !== undefined && answered.owner !== owner;
  const error = profile?.error ?? (answered?.asked === asked ? undefined : list.error);

  const rows = useCalm(latest, asked, !list.isLoading, isHeld);
  const listed = list.data?.metaData.totalCount;
  const totalCount =
    listed === undefined || isOfAnother || isForbidden ? undefined : listed - ((read?.length ?? 0) - latest.length);

  const isEmptied = rows.length === 0 && totalCount !== undefined && totalCount > 0;
  const last = lastPage(totalCount ?? 0, view.perPage);
  const isPastTheEnd = isEmptied && !list.isLoading && view.page > last;
  useEffect(() => {
    if (isPastTheEnd) change({ page: last });
  }, [isPastTheEnd, last, change]);

  return { state: stateOf(), rows, totalCount };

  function stateOf(): RecordListState {
    if (isForbidden || error?.status === 403) return { status: "forbidden" };
    if (error) {
      const retry = profile?.error ? profile.retry : () => void list.mutate();
      return { status: "error", message: error.problem?.message, retry };
    }
    const isUnknown = profile !== undefined && profile.viewer === undefined;
    if (isUnknown || !list.data || isEmptied || isOfAnother) return { status: "loading" };
    if (rows.length === 0) return { status: page.isFiltered ? "noMatch" : "empty" };
    return { status: "ready", isRefetching: list.isLoading };
  }
}

/** The latest rows. While they are held, rows of the same query keep their places. */
function useCalm<Row extends { id: string }>(
  latest: readonly Row[],
  asked: string | undefined,
  isAnswered: boolean,
  isHeld: boolean,
): readonly Row[] {
  const [held, setHeld] = useState<{ asked: string | undefined; rows: readonly Row[] }>();
  const begun = held?.asked === asked ? held?.rows : undefined;
  if (!isHeld && held) setHeld(undefined);
  if (isHeld && isAnswered && latest.length > 0 && !begun) setHeld({ asked, rows: latest });
  const calm = isHeld && isAnswered ? begun : undefined;
  return useMemo(() => (calm ? calmRows(calm, latest) : latest), [calm, latest]);
}
