import { useMemo, type ReactNode, type Ref } from "react";

import type { MenuEntry } from "../ui/menu/index.js";
import { Pagination } from "../ui/pagination/index.js";
import { SelectionBar } from "../ui/selection-bar/index.js";
import {
  pageSelection,
  type QuickAction,
  RowActions,
  selectedCount,
  Table,
  type TableProps,
  type TableSelection,
} from "../ui/table/index.js";
import { type BulkAction, ofChosen } from "./bulkActions.js";
import { listPlaceholder } from "./listPlaceholder.js";
import { Rows } from "./RecordTable.styles.js";
import type { RecordList } from "./useRecordList.js";

/** A list of records with what a person makes of it: `useListPage` and `useRecordList` together. */
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
  /** A sentence for who may not see the list. */
  forbidden: string;
  /** What is shown when there is nothing at all: an `EmptyState` with what to do about it. */
  empty: ReactNode;
  /** The same where nothing fits the filters, in other words than the usual ones. */
  noMatch?: ReactNode;
  /** What can be done where nothing fits, beside clearing the filters: a button. */
  noMatchAction?: ReactNode;
  /** What can be done with the chosen rows. Without it no row can be chosen. */
  bulk?: readonly (BulkAction | "separator")[] | undefined;
  /** What can be done with one row: buttons in it, and the rest in a menu. Keep it stable. */
  rowActions?: (row: Row) => { quick?: readonly QuickAction[]; menu?: readonly MenuEntry[] };
  /** What a row's actions are about, where that is not what the row is called. Keep it stable. @default rowLabel */
  actionsLabel?: (row: Row) => string;
  /** Where the rows are, and who points at them. */
  place?: { ref?: Ref<HTMLDivElement>; onPointerEnter?: () => void; onPointerLeave?: () => void };
  /** In a drawer pages are short: nobody chooses how many rows they have. */
  isInDrawer?: boolean;
  /** What opens over the list. */
  children?: ReactNode;
}

/**
 * A list of records: its rows or what stands in their place, what is done with the chosen ones, and its pages.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- callers write the label anew each time, to the same effect
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
