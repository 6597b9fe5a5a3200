import { SelectionBar } from "../ui/selection-bar/index.js";
import { pageSelection, selectedCount, selecting, type TableSelection } from "../ui/table/index.js";
import { type BulkAction, ofChosen } from "./bulkActions.js";

interface ChosenActionsProps {
  selection: TableSelection;
  select: (selection: TableSelection) => void;
  isReading: boolean | undefined;
  totalCount: number;
  pageIds: readonly string[];
}

/** What a list needs so that its rows can be selected; other lists do not load it. */
export type Selectable = ReturnType<typeof selectable>;

/**
 * For `RecordTable`: makes its rows selectable.
 *
 * @param actions the actions for selected rows
 */
export function selectable(actions: readonly (BulkAction | "separator")[]) {
  return {
    selecting,
    chosenActions: ({ selection, select, isReading, totalCount, pageIds }: ChosenActionsProps) => (
      <SelectionBar
        count={selectedCount(selection, totalCount)}
        totalCount={totalCount}
        isReading={isReading}
        onSelectAll={pageSelection(selection, pageIds) === "every" ? () => select("all") : undefined}
        onClear={() => select(new Set())}
        actions={ofChosen(actions)}
      />
    ),
  };
}
