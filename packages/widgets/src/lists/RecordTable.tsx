import { useMemo, type ReactNode, type Ref } from "react";

import { Pagination } from "../ui/pagination/index.js";
import { SelectionBar } from "../ui/selection-bar/index.js";
import {
  pageSelection,
  RowActions,
  type RowActionsProps,
  selectedCount,
  Table,
  type TableProps,
  type TableSelection,
} from "../ui/table/index.js";
import { type BulkAction, ofChosen } from "./bulkActions.js";
import { listPlaceholder } from "./listPlaceholder.js";
import { Rows } from "./RecordTable.styles.js";
import type { RecordList } from "./useRecordList.js";

/** The model of a list of records: the results of `useListPage` and `useRecordList` together. */
export interface TableModel<Row, Sort extends string> extends RecordList<Row> {
  view: { page: number; perPage: number; sortBy?: Sort };
  change: (change: { page?: number; perPage?: number; sortBy?: Sort }) => void;
  clearFilters?: () => void;
  selection?: TableSelection;
  select?: (selection: TableSelection) => void;
}

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Row extends { id: string }, Sort extends string> extends Pick<
  TableProps<Row, Sort>,
  | "label"
  | "list"
  | "columns"
  | "rowLabel"
  | "selectionDisabledReason"
  | "openRowId"
  | "onRowOpen"
  | "rowKeys"
  | "actionsCount"
  | "expandedRowId"
  | "renderExpanded"
> {
  model: TableModel<Row, Sort>;
  /** The sentence for users who have no access to the list. */
  forbidden: string;
  /** The content for an empty list: an `EmptyState` with the next step. */
  empty: ReactNode;
  /** The content if nothing matches the filters. If omitted, a default text is shown. */
  noMatch?: ReactNode;
  /** An action for when nothing matches, besides clearing the filters: a button. */
  noMatchAction?: ReactNode;
  /** The actions for selected rows. If omitted, rows cannot be selected. */
  bulk?: readonly (BulkAction | "separator")[] | undefined;
  /** The actions of a row: buttons in the row, and a menu for the others. Pass a stable function. */
  rowActions?: (row: Row) => Omit<RowActionsProps, "rowName">;
  /**
   * The name that the accessible names of a row's actions contain, if it differs from `rowLabel`. Pass a stable
   * function. @default rowLabel
   */
  actionsLabel?: (row: Row) => string;
  /** Props of the element around the rows: its ref, and what happens when a pointer or the focus comes near. */
  place?: {
    ref?: Ref<HTMLDivElement>;
    onPointerEnter?: () => void;
    onPointerLeave?: () => void;
    onFocus?: () => void;
  };
  /** Whether the list is in a drawer. The number of rows per page then cannot be changed. */
  isInDrawer?: boolean;
  /** Dialogs and drawers of the list. */
  children?: ReactNode;
}

/**
 * A list of records: its rows or a placeholder, the actions for selected rows, and the pagination.
 *
 * @example
 * <RecordTable
 *   label={t.title} list="products" columns={columns} model={model} rowLabel={(row) => row.name}
 *   forbidden={t.forbidden} empty={<EmptyState icon={Package}>{t.empty}</EmptyState>}
 *   onRowOpen={({ id }) => model.change({ openProductId: id })}
 * />
 */
export function RecordTable<Row extends { id: string }, Sort extends string = string>(
  props: RecordTableProps<Row, Sort>,
) {
  const {
    model,
    forbidden,
    empty,
    noMatch,
    noMatchAction,
    bulk,
    rowActions,
    actionsLabel: _,
    place,
    isInDrawer,
    children,
    ...table
  } = props;
  const { view, change, state, rows, totalCount = 0, clearFilters = nothing, selection, select } = model;
  const nameOf = props.actionsLabel ?? table.rowLabel;
  const renderActions = useMemo(
    () => rowActions && ((row: Row) => <RowActions rowName={nameOf(row)} {...rowActions(row)} />),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function for the label returns the same labels
    [rowActions],
  );
  const choice = bulk && selection !== undefined && select ? { selection, select } : undefined;
  const drawn = (
    <Table
      {...table}
      rows={rows}
      getRowId={idOf}
      totalCount={totalCount}
      pageOffset={view.page * view.perPage}
      {...(view.sortBy !== undefined && { sort: view.sortBy, onSortChange: (sortBy: Sort) => change({ sortBy }) })}
      {...(choice && { selection: choice.selection, onSelectionChange: choice.select })}
      isLoading={state.status === "loading"}
      skeletonRowCount={isInDrawer ? 5 : view.perPage}
      isRefetching={state.status === "ready" && state.isRefetching}
      placeholder={
        state.status === "noMatch" && noMatch !== undefined
          ? noMatch
          : listPlaceholder(state, { forbidden, empty, noMatchAction, onClearFilters: clearFilters })
      }
      {...(renderActions && { renderActions })}
    />
  );
  return (
    <>
      {place ? <Rows {...place}>{drawn}</Rows> : drawn}
      {choice && (
        <SelectionBar
          count={selectedCount(choice.selection, totalCount)}
          totalCount={totalCount}
          onSelectAll={
            pageSelection(choice.selection, rows.map(idOf)) === "every" ? () => choice.select("all") : undefined
          }
          onClear={() => choice.select(new Set())}
          actions={ofChosen(bulk ?? [])}
        />
      )}
      {state.status === "ready" && (!isInDrawer || totalCount > view.perPage) && (
        <Pagination
          page={view.page}
          perPage={view.perPage}
          totalCount={totalCount}
          onPageChange={(page) => change({ page })}
          {...(!isInDrawer && { onPerPageChange: (perPage: number) => change({ perPage }) })}
        />
      )}
      {children}
    </>
  );
}

const idOf = ({ id }: { id: string }) => id;
const nothing = () => undefined;
