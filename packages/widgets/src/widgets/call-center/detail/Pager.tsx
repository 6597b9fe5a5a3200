import { Pagination } from "../../../ui/pagination/index.js";
import type { Pages } from "./usePages.js";

/** Props of {@link Pager}. */
export interface PagerProps extends Pages {
  totalCount: number;
}

/** The pagination of a list in a drawer. Nothing is rendered if the list fits on one page. */
export function Pager({ page, perPage, totalCount, goTo }: PagerProps) {
  if (totalCount <= perPage) return null;
  return <Pagination page={page} perPage={perPage} totalCount={totalCount} onPageChange={goTo} />;
}
