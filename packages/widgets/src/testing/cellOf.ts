import type { Locator } from "vitest/browser";

/** The cell of a list's row that stands under this column's title. */
export function cellOf(row: Locator, column: string): Element {
  const element = row.element();
  const headers = [...(element.closest("[role=grid]")?.querySelectorAll("[role=columnheader]") ?? [])];
  const index = headers.findIndex(({ textContent }) => textContent === column);
  const cell = element.querySelectorAll("[role=gridcell], [role=rowheader]")[index];
  if (!cell) throw new Error(`The list has no column ${column}.`);
  return cell;
}
