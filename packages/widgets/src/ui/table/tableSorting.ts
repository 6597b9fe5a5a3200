import type { SortingState } from "@tanstack/react-table";

/** The field of a `sortBy` value, without the minus that turns it round. */
export type SortField<Sort extends string> = Sort extends `-${string}` ? never : Sort;

interface SortableColumn {
  id: string;
  sortBy?: string;
}

/** Reads the contract's `sortBy` ("-createdAt") as the state of the column it belongs to; unknown fields sort nothing. */
export function toSortingState(sort: string | undefined, columns: readonly SortableColumn[]): SortingState {
  if (!sort) return [];
  const isDescending = sort.startsWith("-");
  const field = isDescending ? sort.slice(1) : sort;
  const column = columns.find((candidate) => candidate.sortBy === field);
  return column ? [{ id: column.id, desc: isDescending }] : [];
}

/** Writes a table's state as the contract's `sortBy`, or undefined when no sortable column is sorted. */
export function toSortBy(state: SortingState, columns: readonly SortableColumn[]): string | undefined {
  const [first] = state;
  const field = first && columns.find((column) => column.id === first.id)?.sortBy;
  return field && (first.desc ? `-${field}` : field);
}
