import { useMemo, useState } from "react";

import { useKeptList } from "../../lib/listMemory.js";
import { type ColumnChoice, noChoice } from "./tableLayout.js";

/** The columns of a list that a person chose, and a function to choose. */
export interface ColumnChooser {
  /** Those that the list has now. */
  choice: ColumnChoice;
  /** All that were chosen, also those that only another role or release has. */
  wanted: ColumnChoice;
  change: (wanted: ColumnChoice) => void;
}

/** A person's choice of columns: stored for the next time if the list has a name and the host a memory. */
export function useColumnChoice(list: string | undefined, columns: readonly { id: string }[]): ColumnChooser {
  const { kept, keep } = useKeptList(list);
  const [wanted, setWanted] = useState<ColumnChoice>(kept.columns ?? noChoice);
  // Another role has other columns, and a new release may have fewer.
  const choice = useMemo(() => {
    const known = (ids: readonly string[]) => ids.filter((id) => columns.some((column) => column.id === id));
    return { shown: known(wanted.shown), hidden: known(wanted.hidden) };
  }, [wanted, columns]);
  const change = (next: ColumnChoice) => {
    setWanted(next);
    keep({ columns: next });
  };
  return { choice, wanted, change };
}
