import type { TableFit } from "./tableLayout.js";

/** The columns of a table of some width. */
export function columnsAt(fits: readonly TableFit[], widthPx: number): readonly string[] {
  return (fits.findLast(({ fromPx }) => fromPx <= widthPx) ?? fits[0])?.columnIds ?? [];
}
