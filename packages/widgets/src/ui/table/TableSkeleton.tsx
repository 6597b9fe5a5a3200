import { Skeleton, skeletonSize } from "../skeleton/index.js";
import type { TableColumn } from "./Table.types.js";
import { cellData } from "./TableRow.js";

interface TableSkeletonProps<Row> {
  columns: readonly TableColumn<Row>[];
  rowCount: number;
  hasCheck: boolean;
  hasActions: boolean;
  /** The space is reserved, the bars are not shown yet. */
  isBlank: boolean;
}

/** Rows that are loading: the same height and columns as real ones, with bars of irregular width. */
export function TableSkeleton<Row>({ columns, rowCount, hasCheck, hasActions, isBlank }: TableSkeletonProps<Row>) {
  return Array.from({ length: rowCount }, (_, row) => (
    <tr key={row} aria-hidden="true" data-skeleton="">
      {hasCheck && <td data-kind="check">{!isBlank && <Skeleton size="box" />}</td>}
      {columns.map((column, index) => (
        <td key={column.id} {...cellData(column)}>
          {!isBlank && <Skeleton size={skeletonSize(row + index)} />}
        </td>
      ))}
      {hasActions && <td data-kind="actions">{null}</td>}
    </tr>
  ));
}
