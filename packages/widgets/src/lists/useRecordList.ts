import type { ApiError } from "@callwright/sdk";
import { useEffect, useMemo, useState } from "react";

import type { ViewerRead } from "../lib/useViewer.js";
import { calmRows } from "./calmRows.js";
import type { ListState } from "./listPlaceholder.js";
import { lastPage } from "./viewValues.js";

/** A page of a list, as the sdk's hooks read it. */
interface PageRead<Item> {
  data: { items: readonly Item[]; metaData: { totalCount: number } } | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  mutate: () => unknown;
}

interface RecordListOptions<Item, Row> {
  /** What a person makes of the list: `useListPage`'s, or `useDrawerPage`'s. */
  page: {
    view: { page: number; perPage: number };
    change: (change: { page: number }) => void;
    isFiltered: boolean;
    leaving: ReadonlySet<string>;
  };
  list: PageRead<Item>;
  /** What was asked for: tells rows of this question from those of the one before. */
  query: object | undefined;
  /** What an item is to the table. Keep it stable. */
  toRow: (item: Item) => Row;
  /** Who is looking, where that decides what is asked for or offered. */
  profile?: ViewerRead | undefined;
  /** Who looks has no such list. */
  isForbidden?: boolean;
  /** Whose rows they are: another one's never stay while these are on their way. */
  owner?: string | undefined;
  /** Whether somebody points at the rows, which must then stay where they are. */
  isHeld?: boolean;
}

/** What a list shows in place of, or with, its rows. */
export type RecordListState = Exclude<ListState, { status: "ready" }> | { status: "ready"; isRefetching: boolean };

/** One page of records, how far it has come, and how many there are over all pages. */
export interface RecordList<Row> {
  state: RecordListState;
  rows: readonly Row[];
  /** Undefined until it is known. */
  totalCount: number | undefined;
}

/** What a table of records shows of what was read. A page that is past the end becomes the last one. */
export function useRecordList<Item extends { id: string }, Row extends { id: string }>(
  options: RecordListOptions<Item, Row>,
): RecordList<Row> {
  const { page, list, query, toRow, profile, isForbidden = false, owner, isHeld = false } = options;
  const { view, change, leaving } = page;
  const read = list.data?.items;
  const latest = useMemo(
    () => (read ?? []).filter(({ id }) => !leaving.has(id)).map((item) => toRow(item)),
    [read, leaving, toRow],
  );

  // While another page is on its way the former one's rows stay; if it fails, they are not what was asked for.
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

/** The latest rows; for as long as they are held, those of the same answered question keep their places. */
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
