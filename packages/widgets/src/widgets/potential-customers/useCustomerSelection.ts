import type { ApiError } from "@callwright/sdk";
import { useApi } from "@callwright/sdk/hooks";
import { useState } from "react";

import { readAllIds } from "../../lib/readAll.js";
import { noSelection, type TableSelection } from "../../ui/table/index.js";
import { toFilterQuery } from "./potentialCustomers.model.js";
import type { PotentialCustomersView } from "./PotentialCustomers.types.js";

interface CustomerSelectionOptions {
  view: PotentialCustomersView;
  isManager: boolean;
  /** Told when it cannot be read which customers "all" are. */
  onFailed: (error: ApiError) => void;
}

/** Which customers are chosen. Choosing all of a list means customers that were never on the screen. */
export function useCustomerSelection({ view, isManager, onFailed }: CustomerSelectionOptions) {
  const client = useApi();
  const [selection, select] = useState<TableSelection>(noSelection);
  return {
    selection,
    select,
    clear: () => select(noSelection),
    /** Does something with the ids of all chosen customers; asks the server for those it has only counted. */
    async withChosen(act: (ids: readonly string[]) => unknown): Promise<void> {
      if (selection !== "all") return void act([...selection]);
      try {
        const query = toFilterQuery(view, isManager);
        const ids = await readAllIds((page) => client.call("listPotentialCustomers", { query: { ...query, ...page } }));
        act(ids);
      } catch (error) {
        onFailed(error as ApiError);
      }
    },
  };
}
