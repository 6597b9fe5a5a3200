import { useApi } from "@callwright/sdk/hooks";
import { useState } from "react";

import { toCallRow, type CallRow } from "../../calls/callRow.model.js";
import { readAll } from "../../lib/readAll.js";
import { noSelection, type TableSelection } from "../../ui/table/index.js";
import { toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryView } from "./CallHistory.types.js";

interface CallSelectionOptions {
  view: CallHistoryView;
  scope: CallScope;
  /** The calls on the screen. */
  rows: readonly CallRow[];
}

/** Which calls are chosen. Choosing all of a list means calls that were never on the screen. */
export function useCallSelection({ view, scope, rows }: CallSelectionOptions) {
  const client = useApi();
  const [selection, setSelection] = useState<TableSelection>(noSelection);
  const [seen, setSeen] = useState<ReadonlyMap<string, CallRow>>(new Map());
  const chosenRows = selection === "all" ? [] : [...selection].flatMap((id) => seen.get(id) ?? []);

  return {
    selection,
    select: (next: TableSelection) => {
      setSelection(next);
      // Rows chosen on one page are called from another: they are remembered.
      const here = new Map(rows.map((row) => [row.id, row]));
      if (next !== "all") setSeen(new Map([...next].flatMap((id) => entryOf(id, here.get(id) ?? seen.get(id)))));
    },
    clear: () => setSelection(noSelection),
    /** The chosen calls that have been on the screen; all of them, unless all of the list are chosen. */
    chosenRows,
    /** Whether none of the chosen calls can be made again, as far as that is known without asking. */
    isNothingToCall: selection !== "all" && chosenRows.every(({ phoneBookId }) => phoneBookId === null),
    /** The chosen calls; asks the server about those it has only counted. Rejects with an ApiError. */
    readChosen: async (): Promise<readonly CallRow[]> => {
      if (selection !== "all") return chosenRows;
      const query = toFilterQuery(view, scope);
      const calls = await readAll((page) => client.call("listCalls", { query: { ...query, ...page } }));
      return calls.map(toCallRow);
    },
  };
}

function entryOf(id: string, row: CallRow | undefined): [string, CallRow][] {
  return row ? [[id, row]] : [];
}
