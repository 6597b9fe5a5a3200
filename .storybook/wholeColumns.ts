/** Widths of a container in px, from just below where a table becomes a list to a small laptop's page beside the navigation. */
const widths = [600, 640, 700, 768, 820, 900, 960, 1024, 1100];

/** What names a row can be read from this many px on, also where an ellipsis ends it. */
const readablePx = 80;

/**
 * Draws the tables of a story at the widths at which columns come and go, and fails with the headers that are cut and with what names a
 * row and is cut to less than can be read: a table drops a whole column, never half of one.
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
  // Its parent may be a column or a row of a flex box: a width alone would give way.
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

/** The texts in these cells that have less room than they need and do not show it all. */
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
