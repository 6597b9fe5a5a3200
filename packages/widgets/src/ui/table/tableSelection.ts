/**
 * The selected rows: their ids (including rows on other pages), or `"all"` rows that match the list's filters, which
 * the browser has never seen and which the server therefore determines.
 */
export type TableSelection = ReadonlySet<string> | "all";

export const noSelection: TableSelection = new Set<string>();

export function isSelected(selection: TableSelection, id: string): boolean {
  return selection === "all" || selection.has(id);
}

export function hasSelection(selection: TableSelection): boolean {
  return selection === "all" || selection.size > 0;
}

/** The number of selected rows, given the total number of rows in the list. */
export function selectedCount(selection: TableSelection, totalCount: number): number {
  return selection === "all" ? totalCount : selection.size;
}

export type PageSelection = "none" | "some" | "every";

/** The state of the checkbox in the header, which is about this page only. */
export function pageSelection(selection: TableSelection, pageIds: readonly string[]): PageSelection {
  const chosen = pageIds.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return "none";
  return chosen === pageIds.length ? "every" : "some";
}

/**
 * Toggles one row. With `"all"`, the rows that stay selected are the others of this page, because the ids of other
 * pages are not known here.
 */
export function toggleRow(selection: TableSelection, id: string, pageIds: readonly string[]): TableSelection {
  const next = toIds(selection, pageIds);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects the whole page, or deselects it if it is selected. Rows of other pages keep their state. */
export function togglePage(selection: TableSelection, pageIds: readonly string[]): TableSelection {
  if (selection === "all") return noSelection;
  const isEvery = pageSelection(selection, pageIds) === "every";
  const next = new Set(selection);
  for (const id of pageIds) {
    if (isEvery) next.delete(id);
    else next.add(id);
  }
  return next;
}

export function selectPage(selection: TableSelection, pageIds: readonly string[]): TableSelection {
  return selection === "all" ? selection : new Set([...selection, ...pageIds]);
}

/** A range that grows or shrinks: it began at `anchor`, ended at `from` and now ends at `to`. */
export interface RangeMove {
  anchor: string;
  from: string;
  to: string;
}

/** Moves the end of a range like Shift + arrow: rows that it no longer covers are deselected. */
export function extendRange(selection: TableSelection, pageIds: readonly string[], move: RangeMove): TableSelection {
  const next = toIds(selection, pageIds);
  for (const id of between(pageIds, move.anchor, move.from)) next.delete(id);
  for (const id of between(pageIds, move.anchor, move.to)) next.add(id);
  return next;
}

function toIds(selection: TableSelection, pageIds: readonly string[]): Set<string> {
  return new Set(selection === "all" ? pageIds : selection);
}

/**
 * The ids from one row to another, both included, in either direction. If one of the rows has left the page, there is
 * no range.
 */
function between(pageIds: readonly string[], one: string, other: string): readonly string[] {
  const a = pageIds.indexOf(one);
  const b = pageIds.indexOf(other);
  if (a < 0 || b < 0) return [];
  return pageIds.slice(Math.min(a, b), Math.max(a, b) + 1);
}
