import { Pagination } from "../../../ui/pagination/index.js";
import type { Pages } from "./usePages.js";

/** Props of {@link Pager}. */
export interface PagerProps extends Pages {
  totalCount: number;
}

/** The way through a list inside a drawer; nothing where all of it is in sight. */
export function Pager({ page, perPage, totalCount, goTo }: PagerProps) {
  if (totalCount <= perPage) return null;
  return <Pagination page={page} perPage={perPage} totalCount={totalCount} onPageChange={goTo} />;
}
