/**
 * Which rows are chosen: their ids (also of rows on other pages), or `"all"` rows the list's filters match,
 * which the browser has never seen and the server therefore resolves.
 */
export type TableSelection = ReadonlySet<string> | "all";

export const noSelection: TableSelection = new Set<string>();

export function isSelected(selection: TableSelection, id: string): boolean {
  return selection === "all" || selection.has(id);
}

export function hasSelection(selection: TableSelection): boolean {
  return selection === "all" || selection.size > 0;
}

/** How many rows are chosen, given how many the list has in all. */
export function selectedCount(selection: TableSelection, totalCount: number): number {
  return selection === "all" ? totalCount : selection.size;
}

export type PageSelection = "none" | "some" | "every";

/** What the checkbox in the header shows: it speaks of this page only. */
export function pageSelection(selection: TableSelection, pageIds: readonly string[]): PageSelection {
  const chosen = pageIds.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return "none";
  return chosen === pageIds.length ? "every" : "some";
}

/** Turns one row. Out of `"all"`, the rows that stay chosen are the others of this page: those beyond it have no ids here. */
export function toggleRow(selection: TableSelection, id: string, pageIds: readonly string[]): TableSelection {
  const next = toIds(selection, pageIds);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Chooses the whole page, or none of it when it is chosen already. Rows of other pages keep their state. */
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

/** Moves the end of a range as Shift + arrow does: rows it no longer covers are given back. */
export function extendRange(selection: TableSelection, pageIds: readonly string[], move: RangeMove): TableSelection {
  const next = toIds(selection, pageIds);
  for (const id of between(pageIds, move.anchor, move.from)) next.delete(id);
  for (const id of between(pageIds, move.anchor, move.to)) next.add(id);
  return next;
}

function toIds(selection: TableSelection, pageIds: readonly string[]): Set<string> {
  return new Set(selection === "all" ? pageIds : selection);
}

/** The ids from one row to another, both included, in either direction. A row that left the page ends nothing. */
function between(pageIds: readonly string[], one: string, other: string): readonly string[] {
  const a = pageIds.indexOf(one);
  const b = pageIds.indexOf(other);
  if (a < 0 || b < 0) return [];
  return pageIds.slice(Math.min(a, b), Math.max(a, b) + 1);
}
