import type { ReactNode } from "react";

import type { RecordList } from "../../../records/useRecordList.js";
import { listPlaceholder } from "../../../ui/list-state/index.js";
import { Pagination } from "../../../ui/pagination/index.js";
import { Table, type TableColumn } from "../../../ui/table/index.js";
import { Bleed } from "./Detail.styles.js";

/** Props of {@link DrawerTable}. */
export interface DrawerTableProps<Row extends { id: string }> {
  label: string;
  /** Keep them stable. */
  columns: readonly TableColumn<Row>[];
  list: RecordList<Row> & {
    view: { page: number; perPage: number };
    change: (change: { page: number }) => void;
  };
  rowLabel: (row: Row) => string;
  forbidden: string;
  /** What is shown when there are none. */
  empty: ReactNode;
  onRowOpen?: ((row: Row) => void) | undefined;
}

/** What a company has, as a table that is read a page at a time and fills a tab from edge to edge. */
export function DrawerTable<Row extends { id: string }>(props: DrawerTableProps<Row>) {
  const { label, columns, rowLabel, forbidden, empty, onRowOpen } = props;
  const { state, items, totalCount = 0, view, change } = props.list;
  return (
    <Bleed>
      <Table
        label={label}
        columns={columns}
        rows={items}
        getRowId={idOf}
        rowLabel={rowLabel}
        totalCount={totalCount}
        pageOffset={view.page * view.perPage}
        isLoading={state.status === "loading"}
        skeletonRowCount={5}
        isRefetching={state.status === "ready" && state.isRefetching}
        placeholder={listPlaceholder(state, { forbidden, empty, onClearFilters: () => undefined })}
        onRowOpen={onRowOpen}
      />
      {state.status === "ready" && totalCount > view.perPage && (
        <Pagination {...view} totalCount={totalCount} onPageChange={(page) => change({ page })} />
      )}
    </Bleed>
  );
}

const idOf = ({ id }: { id: string }) => id;
