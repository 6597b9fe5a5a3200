import type { ApiError } from "@callwright/sdk";
import { useState } from "react";

import { readAllIds } from "../lib/readAll.js";
import { noSelection, type TableSelection } from "../ui/table/index.js";

/**
 * Which records of a list are chosen. Choosing all of a list means records that were never on the screen.
 *
 * @param read reads a page of the list as it is filtered now
 * @param onFailed told when it cannot be read which records "all" are
 */
export function useRecordSelection(read: Parameters<typeof readAllIds>[0], onFailed: (error: ApiError) => void) {
  const [selection, select] = useState<TableSelection>(noSelection);
  return {
    selection,
    select,
    clear: () => select(noSelection),
    /** Does something with the ids of all chosen records; asks the server for those it has only counted. */
    async withChosen(act: (ids: readonly string[]) => unknown): Promise<void> {
      if (selection !== "all") return void act([...selection]);
      try {
        act(await readAllIds(read));
      } catch (error) {
        onFailed(error as ApiError);
      }
    },
  };
}
