import { rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo } from "react";

import type { HeadCell } from "./TableHead.js";
import { listPlaces } from "./tableLayout.js";
import { cellData } from "./TableRow.js";
import { toSortBy, toSortingState } from "./tableSorting.js";
import type { TableProps } from "./Table.types.js";

/** Pages, filters and the order of rows are the server's; the model keeps columns, rows and what is sorted. */
const features = tableFeatures({ rowSortingFeature });

/** The table's model: rows with their ids, headers with what pressing them does. */
export function useTableModel<Row extends object, Sort extends string>({
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
}: Pick<TableProps<Row, Sort>, "columns" | "rows" | "getRowId" | "sort" | "onSortChange">) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, sortBy, isDescendingFirst = false }) => ({
        id,
        header,
        accessorFn: (row: Row) => row,
        enableSorting: sortBy !== undefined,
        sortDescFirst: isDescendingFirst,
      })),
    [columns],
  );
  const sorting = useMemo(() => toSortingState(sort, columns), [sort, columns]);
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId,
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const next = toSortBy(typeof updater === "function" ? updater(sorting) : updater, columns);
      // A column's field and its descending form are both members of Sort.
      if (next !== undefined) onSortChange?.(next as Sort);
    },
  });

  const places = useMemo(() => listPlaces(columns), [columns]);
  const headers = table.getFlatHeaders();
  const head = columns.map((column): HeadCell => {
    const model = headers.find((header) => header.id === column.id)?.column;
    const canSort = onSortChange !== undefined && model?.getCanSort() === true;
    return {
      id: column.id,
      text: column.header,
      data: cellData(column, places.get(column.id)),
      sorted: model?.getIsSorted() ?? false,
      onSort: canSort ? () => model.toggleSorting() : undefined,
      nextDirection: model?.getFirstSortDir() ?? "asc",
    };
  });
  return { rows: table.getRowModel().rows, head, places };
}
