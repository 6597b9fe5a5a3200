/** A page (counted from 0) to offer, or a gap between pages. */
export type PageItem = number | "gap";

/**
 * The pages in a pager: the first, the last and three around the current one; a gap never hides only one page. The
 * number of items is constant in the middle, so that the buttons do not move.
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  if (pageCount <= 7) return range(0, pageCount - 1);
  const last = pageCount - 1;
  if (page < 4) return [...range(0, Math.max(2, page + 1)), "gap", last];
  if (page > last - 4) return [0, "gap", ...range(Math.min(last - 2, page - 1), last)];
  return [0, "gap", page - 1, page, page + 1, "gap", last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
