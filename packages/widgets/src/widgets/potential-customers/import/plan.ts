import type { ImportPreview } from "@callwright/sdk/contract";

/**
 * The columns in the form that the server accepts, with a new meaning for one of them. No two columns have the same
 * meaning.
 */
export function columnsWith(plan: ImportPreview, place: number, column: string | null): string[] {
  return plan.columns.flatMap(({ readAs }, index) => {
    if (index === place) return column === null ? [] : [`${column}:${index}`];
    return readAs === null || readAs === column ? [] : [`${readAs}:${index}`];
  });
}

/** Whether the import would create or update anything. */
export function isWorthImporting({ created, updated }: ImportPreview): boolean {
  return created + updated > 0;
}

/** Converts cells that were copied from a spreadsheet to a file. */
export function fileOfCells(cells: string, name: string): File {
  return new File([cells], `${name}.csv`, { type: "text/csv" });
}
