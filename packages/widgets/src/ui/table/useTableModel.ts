import { useMemo } from "react";

import type { HeadCell } from "./TableHead.js";
import { cellData } from "./TableRow.js";
import { firstDirection, nextSort, sortedDirection } from "./tableSorting.js";
import type { TableProps } from "./Table.types.js";

/**
 * The table's model: rows with their ids, headers with the effects of pressing them. The server determines pages and
 * order.
 */
export function useTableModel<Row extends object, Sort extends string>({
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
}: Pick<TableProps<Row, Sort>, "columns" | "rows" | "getRowId" | "sort" | "onSortChange">) {
  const withIds = useMemo(
    () => rows.map((row) => ({ id: getRowId(row), original: row })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- callers write the function anew each time, to the same effect
    [rows],
  );
  const head = columns.map((column): HeadCell => {
    // A column's field and its descending form are both members of Sort.
    const next = nextSort(column, sort) as Sort | undefined;
    return {
      id: column.id,
      text: column.header,
      data: cellData(column),
      sorted: sortedDirection(column, sort),
      onSort: next !== undefined && onSortChange ? () => onSortChange(next) : undefined,
      nextDirection: firstDirection(column),
    };
  });
  return { rows: withIds, head };
}
