/** The field of a `sortBy` value, without the minus for descending order. */
export type SortField<Sort extends string> = Sort extends `-${string}` ? never : Sort;

interface SortableColumn {
  sortBy?: string;
  isDescendingFirst?: boolean;
}

type Direction = "asc" | "desc";

/** The direction in which the contract's `sortBy` ("-createdAt") sorts a column, or false. */
export function sortedDirection(column: SortableColumn, sort: string | undefined): Direction | false {
  if (column.sortBy === undefined) return false;
  if (sort === column.sortBy) return "asc";
  return sort === `-${column.sortBy}` ? "desc" : false;
}

/** The direction of the first press on a column's header. */
export function firstDirection({ isDescendingFirst = false }: SortableColumn): Direction {
  return isDescendingFirst ? "desc" : "asc";
}

/** The `sortBy` after a press on a column's header: first in its default direction, then in the opposite one. */
export function nextSort(column: SortableColumn, sort: string | undefined): string | undefined {
  if (column.sortBy === undefined) return undefined;
  const now = sortedDirection(column, sort);
  const next = now === false ? firstDirection(column) : now === "asc" ? "desc" : "asc";
  return next === "desc" ? `-${column.sortBy}` : column.sortBy;
}
