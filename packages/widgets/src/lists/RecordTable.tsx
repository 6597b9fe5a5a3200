import type { ReactNode, Ref } from "react";

import { Pagination } from "../ui/pagination/index.js";
import { type SelectingOptions, Table, type TableProps, type TableSelection } from "../ui/table/index.js";
import { listPlaceholder } from "./listPlaceholder.js";
import { Rows } from "./RecordTable.styles.js";
import type { Selectable } from "./selectable.js";
import type { RecordList } from "./useRecordList.js";

/** The model of a list of records: the results of `useListPage` and `useRecordList` together. */
export interface TableModel<Row, Sort extends string> extends RecordList<Row> {
  view: { page: number; perPage: number; sortBy?: Sort };
  change: (change: { page?: number; perPage?: number; sortBy?: Sort }) => void;
  clearFilters?: () => void;
  selection?: TableSelection;
  select?: (selection: TableSelection) => void;
  /** Whether the selected rows are being read, for an action on them. */
  isReading?: boolean;
}

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Row extends { id: string }, Sort extends string> extends Pick<
  TableProps<Row, Sort>,
  | "label"
  | "list"
  | "columns"
  | "rowLabel"
  | "openRowId"
  | "onRowOpen"
  | "rowKeys"
  | "renderActions"
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
  /** The actions for selected rows: the result of `selectable`. If omitted, rows cannot be selected. */
  bulk?: Selectable | undefined;
  /** Why rows cannot be selected. */
  selectionDisabledReason?: SelectingOptions["disabledReason"];
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
    selectionDisabledReason: disabledReason,
    place,
    isInDrawer,
    children,
    ...table
  } = props;
  const { view, change, state, rows, totalCount = 0, clearFilters = nothing, selection, select, isReading } = model;
  const chosen = bulk && selection !== undefined && select ? { ...bulk, selection, select, isReading } : undefined;
  const drawn = (
    <Table
      {...table}
      rows={rows}
      getRowId={idOf}
      totalCount={totalCount}
      pageOffset={view.page * view.perPage}
      {...(view.sortBy !== undefined && { sort: view.sortBy, onSortChange: (sortBy: Sort) => change({ sortBy }) })}
      selects={chosen?.selecting({ selection: chosen.selection, onChange: chosen.select, disabledReason })}
      isLoading={state.status === "loading"}
      skeletonRowCount={isInDrawer ? 5 : view.perPage}
      isRefetching={state.status === "ready" && state.isRefetching}
      placeholder={
        state.status === "noMatch" && noMatch !== undefined
          ? noMatch
          : listPlaceholder(state, { forbidden, empty, noMatchAction, onClearFilters: clearFilters })
      }
    />
  );
  return (
    <>
      {place ? <Rows {...place}>{drawn}</Rows> : drawn}
      {chosen?.chosenActions({ ...chosen, totalCount, pageIds: rows.map(idOf) })}
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
