import { useState } from "react";

import { importOnce } from "../lib/importOnce.js";
import { stayingLoaded } from "../lib/stayingLoaded.js";
import { useToast } from "../ui/toast/index.js";
import type { TableSelection } from "../ui/table/index.js";
import type { readAll } from "./readAll.js";

/** Few people select all rows of a list. */
const importReadAll = importOnce(() => import("./readAll.js").then(({ readAll }) => readAll));

interface SelectionOptions<Item extends { id: string }, Row> {
  page: { selection: TableSelection; select: (selection: TableSelection) => void };
  /** The rows on the screen. */
  rows: readonly Row[];
  /** Reads a page of the list with the current filters. */
  read: Parameters<typeof readAll<Item>>[0];
  toRow: (item: Item) => Row;
  /** The announcement if the ids of all rows cannot be read. */
  failed: string;
}

/** The selection of a list. Selecting all rows includes rows that were never on the screen. */
export function useListSelection<Item extends { id: string }, Row extends { id: string }>({
  page: { selection, select },
  rows,
  read,
  toRow,
  failed,
}: SelectionOptions<Item, Row>) {
  const toast = useToast();
  // Rows that were selected on one page are needed on other pages, so they are remembered.
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [isReading, setReading] = useState(false);
  const rowOf = (id: string) => rows.find((row) => row.id === id) ?? seen.get(id);
  const rowsOf = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => rowOf(id) ?? []);
  /** The selected rows that have been on the screen; if the whole list is selected, those that are on it now. */
  const chosenRows = selection === "all" ? rows : rowsOf(selection);
  const readChosen = async (): Promise<readonly Row[]> => {
    if (selection !== "all") return chosenRows;
    const readAll = await importReadAll();
    return (await readAll(read)).map((item) => toRow(item));
  };

  return {
    selection,
    select: (next: TableSelection) => {
      select(next);
      if (next !== "all") setSeen(new Map(rowsOf(next).map((row) => [row.id, row])));
    },
    chosenRows,
    /**
     * Returns all selected rows; those that were never on the screen are read from the server. Rejects with an
     * ApiError.
     */
    readChosen,
    /** Whether the ids of all rows are being read for `withChosen`. */
    isReading,
    /** Calls a function with the ids of all selected rows. */
    withChosen: async (act: (ids: readonly string[]) => unknown): Promise<void> => {
      if (selection !== "all") return void (await act([...selection]));
      let ids: readonly string[];
      setReading(true);
      try {
        ids = (await stayingLoaded(readChosen)).map(({ id }) => id);
      } catch (error) {
        return void toast.failed(error, failed);
      } finally {
        setReading(false);
      }
      await act(ids);
    },
  };
}
