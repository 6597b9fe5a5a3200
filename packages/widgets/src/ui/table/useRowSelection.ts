import { useRef } from "react";

import {
  extendRange,
  hasSelection,
  noSelection,
  selectPage,
  togglePage,
  toggleRow,
  type TableSelection,
} from "./tableSelection.js";

interface RowSelectionOptions {
  pageIds: readonly string[];
  selection: TableSelection;
  /** Undefined if rows cannot be selected. */
  onChange: ((selection: TableSelection) => void) | undefined;
}

/**
 * The effects of keys and clicks on the selection, including the range that Shift extends. Every call does nothing
 * while rows cannot be selected.
 */
export interface RowSelection {
  /** Whether the table has checkboxes at all, disabled or not. */
  isPossible: boolean;
  hasAny: boolean;
  toggle: (id: string) => void;
  /** Extends the range to a row, from where it began or from `fallback`. */
  extendTo: (id: string, fallback: string) => void;
  togglePage: () => void;
  selectPage: () => void;
  clear: () => void;
  /** Moving the focus without Shift ends the range. */
  endRange: () => void;
}

export function useRowSelection({ pageIds, selection, onChange }: RowSelectionOptions): RowSelection {
  const range = useRef<{ anchor: string; end: string }>(undefined);
  return {
    isPossible: true,
    hasAny: hasSelection(selection),
    toggle(id) {
      range.current = { anchor: id, end: id };
      onChange?.(toggleRow(selection, id, pageIds));
    },
    extendTo(id, fallback) {
      const { anchor, end } = range.current ?? { anchor: fallback, end: fallback };
      range.current = { anchor, end: id };
      onChange?.(extendRange(selection, pageIds, { anchor, from: end, to: id }));
    },
    togglePage: () => onChange?.(togglePage(selection, pageIds)),
    selectPage: () => onChange?.(selectPage(selection, pageIds)),
    clear: () => onChange?.(noSelection),
    endRange() {
      range.current = undefined;
    },
  };
}
