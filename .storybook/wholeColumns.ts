/**
 * The widths of a container in px, from just below the one at which a table becomes a list to the page of a small
 * laptop beside the navigation.
 */
const widths = [600, 640, 700, 768, 820, 900, 960, 1024, 1100];

/** The width in px from which the name of a row is legible, even if an ellipsis ends it. */
const readablePx = 80;

/**
 * Lays out the tables of a story at widths at which columns are dropped or added, and fails with the headers that are
 * cut off and with the row names that are cut off to less than the legible width: a table drops a whole column, never
 * half of one.
 *
 * @throws Error that names each text with the width of its container.
 */
export function checkWholeColumns(): void {
  const tables = [...document.querySelectorAll<HTMLElement>("[data-part=table]")].filter((table) =>
    table.checkVisibility(),
  );
  if (tables.length === 0) return;
  const cut = tables.flatMap((table) => widths.flatMap((width) => cutAt(table, width)));
  if (cut.length > 0) throw new Error(`Columns of which only a part is seen:\n${cut.join("\n")}`);
}

function cutAt(table: HTMLElement, width: number): string[] {
  const before = table.style.cssText;
  // The parent may be a flex column or row, in which `inline-size` alone could shrink.
  table.style.cssText += `; inline-size: ${width}px; min-inline-size: ${width}px; max-inline-size: ${width}px`;
  try {
    const said = (part: Element) => `${width} px: "${part.textContent}" ${part.clientWidth} of ${part.scrollWidth} px`;
    const heads = cutTextsOf(table, "thead th[data-column]");
    const names = cutTextsOf(table, "tbody [role=rowheader]").filter(({ clientWidth }) => clientWidth < readablePx);
    return [...heads, ...names].map(said);
  } finally {
    table.style.cssText = before;
  }
}

/** The texts in these cells that are cut off because they need more room than they have. */
function cutTextsOf(table: HTMLElement, cells: string): Element[] {
  return [...table.querySelectorAll(cells)].flatMap((cell) =>
    [cell, ...cell.querySelectorAll("*:not(svg, svg *)")].filter(
      (part) =>
        part.clientWidth > 1 &&
        part.scrollWidth > part.clientWidth + 1 &&
        getComputedStyle(part).overflowX !== "visible",
    ),
  );
}
