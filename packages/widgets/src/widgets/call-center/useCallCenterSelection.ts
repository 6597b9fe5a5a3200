import { useApi } from "@callwright/sdk/hooks";
import { useEffect, useRef, useState } from "react";

import { readAll, readAllIds } from "../../lib/readAll.js";
import { noSelection, type TableSelection } from "../../ui/table/index.js";
import { toCallCenterRow, toFilterQuery } from "./callCenter.model.js";
import type { CallCenterRow, CallCenterView } from "./CallCenter.types.js";

/** Which items are chosen. Choosing all of a list means items that were never on the screen. */
export function useCallCenterSelection(view: CallCenterView, rows: readonly CallCenterRow[], isManager: boolean) {
  const client = useApi();
  const [selection, select] = useState<TableSelection>(noSelection);
  const seen = useRef(new Map<string, CallCenterRow>());
  useEffect(() => {
    for (const row of rows) seen.current.set(row.id, row);
  }, [rows]);

  return {
    selection,
    select,
    /** The chosen items that have been on the screen, in the order they came. */
    chosenRows: (): CallCenterRow[] =>
      selection === "all" ? [...rows] : [...selection].flatMap((id) => seen.current.get(id) ?? []),
    /** All chosen items; asks the server for those that were never on the screen. Rejects with an ApiError. */
    async readChosen(): Promise<readonly CallCenterRow[]> {
      if (selection !== "all") return [...selection].flatMap((id) => seen.current.get(id) ?? []);
      const items = await readAll((page) =>
        client.call("listPhoneBooks", { query: { ...toFilterQuery(view, isManager), ...page } }),
      );
      return items.map(toCallCenterRow);
    },
    /** The ids of all chosen items; asks the server for those it has only counted. Rejects with an ApiError. */
    async chosenIds(): Promise<string[]> {
      if (selection !== "all") return [...selection];
      return readAllIds((page) =>
        client.call("listPhoneBooks", { query: { ...toFilterQuery(view, isManager), ...page } }),
      );
    },
  };
}
