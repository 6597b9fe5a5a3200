import type { ApiError } from "@callwright/sdk";
import { useApi } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { CallRow } from "../../calls/callRow.model.js";
import { readAll } from "../../lib/readAll.js";
import { noSelection, type TableSelection } from "../../ui/table/index.js";
import { toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryView } from "./CallHistory.types.js";

interface CallSelectionOptions {
  view: CallHistoryView;
  scope: CallScope;
  /** The calls on the screen. */
  rows: readonly CallRow[];
  /** Told when it cannot be read which calls "all" are. */
  onFailed: (error: ApiError) => void;
}

/** Which calls are chosen, and what they were made from. Choosing all of a list means calls that were never on the screen. */
export function useCallSelection({ view, scope, rows, onFailed }: CallSelectionOptions) {
  const client = useApi();
  const [selection, setSelection] = useState<TableSelection>(noSelection);
  const [phoneBookOf, setPhoneBookOf] = useState<ReadonlyMap<string, string | null>>(new Map());
  const chosenPhoneBookIds = selection === "all" ? [] : [...selection].flatMap((id) => phoneBookOf.get(id) ?? []);

  return {
    selection,
    select: (next: TableSelection) => {
      setSelection(next);
      // Rows chosen on one page are called from another: what each was made from is remembered.
      const here = new Map(rows.map(({ id, phoneBookId }) => [id, phoneBookId]));
      if (next !== "all")
        setPhoneBookOf(new Map([...next].map((id) => [id, here.get(id) ?? phoneBookOf.get(id) ?? null])));
    },
    clear: () => setSelection(noSelection),
    /** Whether none of the chosen calls can be made again, as far as that is known without asking. */
    isNothingToCall: selection !== "all" && chosenPhoneBookIds.length === 0,
    /** Does something with what the chosen calls were made from; asks the server about calls it has only counted. */
    withPhoneBooks: async (act: (phoneBookIds: readonly string[]) => unknown): Promise<void> => {
      if (selection !== "all") return void act(chosenPhoneBookIds);
      try {
        const query = toFilterQuery(view, scope);
        const calls = await readAll((page) => client.call("listCalls", { query: { ...query, ...page } }));
        act(calls.flatMap(({ phoneBook }) => phoneBook?.id ?? []));
      } catch (error) {
        onFailed(error as ApiError);
      }
    },
  };
}
