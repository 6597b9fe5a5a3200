import type { ApiError } from "@callwright/sdk";
import { useEffect, useState } from "react";

import { useEvent } from "../lib/useEvent.js";
import { useToast } from "../ui/toast/index.js";
import type { RecordList } from "./useRecordList.js";

interface OpenRecordOptions<Item, Row> {
  /** The id of the record that is open in the view, or "". */
  openId: string;
  list: RecordList<Row>;
  /** The result of the SDK's hook for `idElsewhere`. */
  read: { data: Item | undefined; error: ApiError | undefined };
  toRow: (item: Item) => Row;
  /** Whether the record may be opened. */
  isAllowed: (row: Row) => boolean;
  close: () => void;
  /** The announcement if the record no longer exists. */
  missing: string;
}

/**
 * The record that is open in the view: from the current page, or else read from the server, for example after a link
 * was shared. It keeps its values even if it leaves the list. If it no longer exists, this is announced and it is
 * closed.
 */
export function useOpenRecord<Item, Row extends { id: string }>(
  options: OpenRecordOptions<Item, Row>,
): Row | undefined {
  const { openId, list, read, toRow, isAllowed, missing } = options;
  const toast = useToast();
  const close = useEvent(options.close);
  const [opened, setOpened] = useState<Row>();
  const kept = opened?.id === openId ? opened : undefined;
  if (opened && !kept) setOpened(undefined);

  const listed = list.rows.find(({ id }) => id === openId);
  const isElsewhere = !kept && idElsewhere(openId, list) !== undefined;
  const found = listed ?? (isElsewhere && read.data ? toRow(read.data) : undefined);
  const isRefused = !kept && found !== undefined && !isAllowed(found);
  if (!kept && found && !isRefused) setOpened(found);

  const failure = isElsewhere ? read.error : undefined;
  useEffect(() => {
    if (failure) toast.failed(failure, missing);
    if (failure || isRefused) close();
  }, [failure, isRefused, toast, missing, close]);
  return kept ?? (isRefused ? undefined : found);
}

/** The id of the open record if it is not on the current page and has to be read. */
export function idElsewhere<Row extends { id: string }>(
  openId: string,
  { state, rows }: RecordList<Row>,
): string | undefined {
  if (openId === "" || state.status === "loading") return undefined;
  return rows.some(({ id }) => id === openId) ? undefined : openId;
}
