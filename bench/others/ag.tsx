import type { OtherTableProps } from "other-tables";
import {
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  PaginationModule,
  RowSelectionModule,
} from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, RowSelectionModule]);

/** AG Grid's community edition, with selection and pages, and only the modules that these need. */
export function AgTable({ columns, rows, perPage, isLoading = false }: OtherTableProps) {
  return (
    <div style={{ flex: 1, blockSize: "100%" }}>
      <AgGridReact
        rowData={[...rows]}
        columnDefs={columns.map((headerName, at): ColDef<OtherTableProps["rows"][number]> => ({
          headerName,
          width: 140,
          valueGetter: ({ data }) => data?.cells[at],
        }))}
        getRowId={({ data }) => data.id}
        pagination
        loading={isLoading}
        paginationPageSize={perPage}
        paginationPageSizeSelector={false}
        rowSelection={{ mode: "multiRow", selectAll: "currentPage" }}
      />
    </div>
  );
}
