import { useApi } from "@callwright/sdk/hooks";
import { useEffect, useRef, useState } from "react";

import { readAllIds } from "../../lib/readAll.js";
import { noSelection, type TableSelection } from "../../ui/table/index.js";
import { toFilterQuery } from "./callCenter.model.js";
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
    /** The ids of all chosen items; asks the server for those it has only counted. Rejects with an ApiError. */
    async chosenIds(): Promise<string[]> {
      if (selection !== "all") return [...selection];
      return readAllIds((page) =>
        client.call("listPhoneBooks", { query: { ...toFilterQuery(view, isManager), ...page } }),
      );
    },
  };
}
