import type { ReactNode } from "react";

import type { Selecting } from "./selecting.js";
import type { RowKey } from "./tableNavigation.js";
import type { SortField } from "./tableSorting.js";

/** One column of a table. Keep the array of columns stable between renders (a constant, or `useMemo`), because rows compare it. */
export interface TableColumn<Row, Sort extends string = string> {
  id: string;
  /** The header's text. */
  header: string;
  /** The content of the cell. An empty cell shows a dash, and is left out of the narrow list. Plain text is cut to one line with a tooltip; other content must cut itself (`CellText`, `Truncate`). */
  cell: (row: Row) => ReactNode;
  /** The field of the contract to sort by. Without it, the column cannot be sorted. */
  sortBy?: SortField<Sort>;
  /** Whether the first press sorts in descending order. */
  isDescendingFirst?: boolean;
  /** Use "end" for numbers and money. @default "start" */
  align?: "start" | "end";
  /** Whether it holds phone numbers, dates or money: digits of equal width, never cut. */
  isNumeric?: boolean;
  /**
   * Which columns stay when there is not enough room: lower numbers before higher ones, and earlier columns before later ones of
   * the same number. In the list under 640 px, 1 is on the second line, 2 on the third. @default 1
   */
  priority?: number;
  /** The width in px, or as a share of what the columns in px leave. @default "15%" */
  width?: number | `${number}%`;
  /** The least width in px, including 12 px of padding on each side. With less room, the table shows fewer columns. @default the width in px, else 110 */
  minWidth?: number;
  /** Whether the column names the row: the customer, the product. It is always visible, and is the first line of the narrow list. */
  isRowHeader?: boolean;
  /** The line of the narrow list that shows it, or false to leave it out there. @default follows `priority` */
  listLine?: 1 | 2 | 3 | false;
  /** Whether only the narrow list shows it, for example the city that a wider table shows beside the name. */
  isListOnly?: boolean;
}

/** Props of `Table`. */
export interface TableProps<Row extends object, Sort extends string = string> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly TableColumn<Row, Sort>[];
  /** The list's name in the host's `listMemory`, which then remembers the chosen columns. */
  list?: string | undefined;
  /** The rows of the current page, in the server's order. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** The name of a row, used for its checkbox. */
  rowLabel: (row: Row) => string;

  /** How many rows the list has and how many come before this page, for assistive technology. */
  totalCount?: number;
  pageOffset?: number;

  /** The `sortBy` value of the contract: a field, or `-field` for descending order. */
  sort?: Sort;
  /** Called with the new `sortBy` value. Without it, no column can be sorted. */
  onSortChange?: (sort: Sort) => void;

  /** Makes rows selectable: the result of `selecting`. Without it there are no checkboxes. */
  selects?: Selecting | undefined;

  /** Whether the first rows are loading. Skeleton rows appear after 150 ms and stay for at least 300 ms. */
  isLoading?: boolean;
  /** How many skeleton rows to show: the page size. @default 10 */
  skeletonRowCount?: number;
  /** Whether the rows are being replaced. They stay visible below a progress line. */
  isRefetching?: boolean;
  /** Shown instead of rows: an empty state, no results, an error with a retry button. */
  placeholder?: ReactNode;

  /** The id of the row that is open in a drawer. */
  openRowId?: string | undefined;
  /** Called on a click on the row, or Enter. Without it, rows do not open. */
  onRowOpen?: (row: Row) => void;
  /** Keys that act on the focused row. The host can disable all of them. */
  rowKeys?: Partial<Record<RowKey, (row: Row) => void>>;

  /** Renders the last column. Keep the function stable between renders. */
  renderActions?: (row: Row) => ReactNode;
  /** How many icon buttons to leave room for; a button with a text takes two or three. @default 2 */
  actionsCount?: number;

  /** The id of the row with content below it, such as a player; `renderExpanded` renders an `ExpansionRow` with that content. */
  expandedRowId?: string | undefined;
  renderExpanded?: (row: Row) => ReactNode;

  /** Overrides the provider's row height, for example in a drawer. Touch screens keep their own. */
  density?: "comfortable" | "default" | "compact";
  className?: string;
}
