import type { ImportPreview } from "@callwright/sdk/contract";

/** The columns of a file as the server takes them, once one of them is read as something else; no two are read as one. */
export function columnsWith(plan: ImportPreview, place: number, column: string | null): string[] {
  return plan.columns.flatMap(({ readAs }, index) => {
    if (index === place) return column === null ? [] : [`${column}:${index}`];
    return readAs === null || readAs === column ? [] : [`${readAs}:${index}`];
  });
}

/** Whether there is anything to import. */
export function isWorthImporting({ created, updated }: ImportPreview): boolean {
  return created + updated > 0;
}

/** Cells that were copied from a spreadsheet, as the file they make. */
export function fileOfCells(cells: string, name: string): File {
  return new File([cells], `${name}.csv`, { type: "text/csv" });
}
