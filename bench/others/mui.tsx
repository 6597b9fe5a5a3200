import type { OtherTableProps } from "other-tables";
import { DataGrid } from "@mui/x-data-grid";

/** MUI's DataGrid, with selection and pages, as its documentation begins. */
export function MuiTable({ columns, rows, perPage, isLoading = false }: OtherTableProps) {
  return (
    <DataGrid
      rows={rows}
      columns={columns.map((headerName, at) => ({
        field: String(at),
        headerName,
        width: 140,
        valueGetter: (_, { cells }: OtherTableProps["rows"][number]) => cells[at],
      }))}
      initialState={{ pagination: { paginationModel: { pageSize: perPage, page: 0 } } }}
      pageSizeOptions={[perPage]}
      checkboxSelection
      loading={isLoading}
    />
  );
}
