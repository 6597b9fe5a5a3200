import { useApi } from "@callwright/sdk/hooks";
import { useEffect, useRef, useState } from "react";

import { noSelection, type TableSelection } from "../../ui/table/index.js";
import { toFilterQuery } from "./callCenter.model.js";
import type { CallCenterRow, CallCenterView } from "./CallCenter.types.js";

/** The most the server gives in one page. */
const perRead = 100;

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
      const query = { ...toFilterQuery(view, isManager), perPage: perRead };
      const ids = new Set<string>();
      // One page after the other: all at once would be a burst that the server refuses.
      for (let page = 0, pageCount = 1; page < pageCount; page += 1) {
        const { items, metaData } = await client.call("listPhoneBooks", { query: { ...query, page } });
        for (const { id } of items) ids.add(id);
        pageCount = Math.ceil(metaData.totalCount / perRead);
      }
      return [...ids];
    },
  };
}
