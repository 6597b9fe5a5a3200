// oxlint-disable jsx-a11y/no-redundant-roles jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers take the roles
// of table elements away where the list layout changes their display, so they are written out.
import { memo, type ReactNode } from "react";

import type { Choice } from "./choice.js";
import type { TableColumn } from "./Table.types.js";
import { listLineOf } from "./tableLayout.js";

export interface TableRowProps<Row extends object> {
  id: string;
  row: Row;
  /** The row number for assistive technology: the header is 1. */
  rowIndex: number;
  columns: readonly TableColumn<Row>[];
  isActive: boolean;
  isOpen: boolean;
  /** Undefined if rows cannot be selected at all. */
  isSelected: boolean | undefined;
  SelectBox: Choice["Box"] | undefined;
  selectLabel: string;
  selectionDisabledReason: string | undefined;
  selectionDisabledReasonId: string | undefined;
  onSelect: Choice["onSelect"] | undefined;
  renderActions: ((row: Row) => ReactNode) | undefined;
  /** An `ExpansionRow` under the row. */
  expansion: ReactNode;
}

function View<Row extends object>({
  id,
  row,
  rowIndex,
  columns,
  isActive,
  isOpen,
  isSelected,
  SelectBox,
  onSelect,
  ...props
}: TableRowProps<Row>) {
  return (
    <>
      <tr
        role="row"
        aria-rowindex={rowIndex}
        aria-selected={isSelected}
        tabIndex={isActive ? 0 : -1}
        data-row-id={id}
        data-open={isOpen || undefined}
      >
        {SelectBox && isSelected !== undefined && onSelect && (
          <td role="gridcell" data-kind="check">
            <SelectBox
              label={props.selectLabel}
              isChecked={isSelected}
              disabledReason={props.selectionDisabledReason}
              disabledReasonId={props.selectionDisabledReasonId}
              onChange={onSelect}
            />
          </td>
        )}
        <Cells row={row} columns={columns} renderActions={props.renderActions} />
      </tr>
      {props.expansion}
    </>
  );
}

/**
 * A row of a table. It renders again only when something that it shows has changed; an equal row from a new response
 * has not.
 */
export const TableRow = memo(View, isSame) as typeof View;

type CellsProps<Row extends object> = Pick<TableRowProps<Row>, "row" | "columns" | "renderActions">;

/** The content of a row. Selecting a row or moving the focus to it does not change it. */
const Cells = memo(CellsView, isSame) as typeof CellsView;

function CellsView<Row extends object>({ row, columns, renderActions }: CellsProps<Row>) {
  return (
    <>
      {columns.map((column) => {
        const content = column.cell(row);
        const isEmpty = content === undefined || content === null || content === false || content === "";
        return (
          <td
            key={column.id}
            role={column.isRowHeader ? "rowheader" : "gridcell"}
            data-empty={isEmpty || undefined}
            {...cellData(column)}
          >
            {isEmpty ? nothing : fitted(content, column)}
          </td>
        );
      })}
      {renderActions && (
        <td role="gridcell" data-kind="actions">
          {renderActions(row)}
        </td>
      )}
    </>
  );
}

function isSame(before: { row: object }, after: { row: object }): boolean {
  const { row: rowBefore, ...restBefore } = before;
  const { row: rowAfter, ...restAfter } = after;
  return isShallowEqual(rowBefore, rowAfter) && isShallowEqual(restBefore, restAfter);
}

/** The attributes by which the styles lay out a cell, in the table and in the list. */
export function cellData<Row>(column: TableColumn<Row>) {
  return {
    "data-column": column.id,
    "data-align": column.align,
    "data-numeric": column.isNumeric || undefined,
    "data-list-only": column.isListOnly || undefined,
    "data-line": listLineOf(column) || undefined,
  };
}

/** The content of an empty cell. The list omits it. */
const nothing = "-";

/** A text is a `Truncate` without its component: the table shows the whole text of a cut one itself. */
function fitted<Row>(content: ReactNode, column: TableColumn<Row>): ReactNode {
  if (typeof content !== "string") return content;
  if (column.isNumeric) return <bdi>{content}</bdi>;
  return (
    <span dir="auto" data-truncate="">
      {content}
    </span>
  );
}

function isShallowEqual(one: object, other: object): boolean {
  if (one === other) return true;
  const entries = Object.entries(one);
  const values = other as Record<string, unknown>;
  return entries.length === Object.keys(other).length && entries.every(([key, value]) => Object.is(value, values[key]));
}
