/** The numbers of rows per page that lists offer (A-CONST-03). The server plans a first page of each once. */
export const pageSizes: readonly number[] = [5, 10, 25, 50, 100];
