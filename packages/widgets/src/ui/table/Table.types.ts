import type { ReactNode } from "react";

import type { RowKey } from "./tableNavigation.js";
import type { TableSelection } from "./tableSelection.js";
import type { SortField } from "./tableSorting.js";

/** One column of a table. Keep the array stable between renders (a constant, or `useMemo`): rows compare it. */
export interface TableColumn<Row, Sort extends string = string> {
  id: string;
  /** The words in the header. */
  header: string;
  /** What a row shows; for nothing the table draws a dash, and the list leaves it out. Plain text is cut to one line with a tooltip; anything else cuts itself (`CellText`, `Truncate`). */
  cell: (row: Row) => ReactNode;
  /** The contract's field to sort by. Without it the header is not a button. */
  sortBy?: SortField<Sort>;
  /** The first press sorts from the largest or latest down. */
  isDescendingFirst?: boolean;
  /** Numbers and money stand at the end, all else at the start. @default "start" */
  align?: "start" | "end";
  /** Phones, dates, money: figures of one width, and never cut. */
  isNumeric?: boolean;
  /**
   * Which columns stay where there is no room for all: those of a lower number before those of a higher one, among equal
   * ones the first. In the list under 640 px, 1 is on the second line, 2 on the third. @default 1
   */
  priority?: number;
  /** Px, or a share of what the columns in px leave. @default "15%" */
  width?: number | `${number}%`;
  /** Px that it needs, with 12 on each side of what cells hold: with less the table shows fewer columns. @default its width in px, else 110 */
  minWidth?: number;
  /** Names the row: the customer, the product. It always stays, and is the first line of the list. */
  isRowHeader?: boolean;
  /** The line of the list it stands on, or false to leave it out there, where `priority` would say otherwise. */
  listLine?: 1 | 2 | 3 | false;
  /** Shown in the list only, e.g. the city that a wider table shows beside the name. */
  isListOnly?: boolean;
}

/** Props of `Table`. */
export interface TableProps<Row extends object, Sort extends string = string> {
  /** What the table holds, for assistive technology. */
  label: string;
  columns: readonly TableColumn<Row, Sort>[];
  /** The list's name in the host's memory, which then keeps the columns that a person chose. */
  list?: string | undefined;
  /** One page, in the server's order. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** What a row is called when its checkbox is announced. */
  rowLabel: (row: Row) => string;

  /** How many rows the list has in all, and how many come before this page, for assistive technology. */
  totalCount?: number;
  pageOffset?: number;

  /** The contract's `sortBy`: a field, or `-field` for descending. */
  sort?: Sort;
  /** Without it no header is a button. */
  onSortChange?: (sort: Sort) => void;

  /** Without `onSelectionChange` there are no checkboxes. */
  selection?: TableSelection;
  onSelectionChange?: (selection: TableSelection) => void;
  /** Why rows cannot be chosen: the checkboxes stay, do nothing, and say so. */
  selectionDisabledReason?: string | undefined;

  /** Nothing to show yet: skeleton rows with the real geometry, after 150 ms and for 300 ms at least. */
  isLoading?: boolean;
  /** How many skeleton rows: the page size. @default 10 */
  skeletonRowCount?: number;
  /** The rows are about to be replaced: they stay, under a thin line. */
  isRefetching?: boolean;
  /** Takes the place of the rows: an empty state, no results, an error with a retry. */
  placeholder?: ReactNode;

  /** The row that a drawer shows. */
  openRowId?: string | undefined;
  /** A click on the row, or Enter. Without it rows do not open. */
  onRowOpen?: (row: Row) => void;
  /** Keys that act on the row in focus. The host can switch all of them off. */
  rowKeys?: Partial<Record<RowKey, (row: Row) => void>>;

  /** The last column. Keep it stable. */
  renderActions?: (row: Row) => ReactNode;
  /** How many icon buttons a row has room for; one in words takes two or three. @default 2 */
  actionsCount?: number;

  /** The row with something under it, e.g. a player, and what that is. */
  expandedRowId?: string | undefined;
  renderExpanded?: (row: Row) => ReactNode;

  /** Other row heights than the provider's, e.g. in a drawer. Touch screens keep theirs. */
  density?: "comfortable" | "default" | "compact";
  className?: string;
}
