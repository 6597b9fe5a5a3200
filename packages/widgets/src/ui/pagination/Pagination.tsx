import { useNumbers, useMessages } from "../../i18n/index.js";
import { pageSizes } from "../../lib/pageSizes.js";
import { ChevronLeft, ChevronRight } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { useKeptClear } from "../toast/index.js";
import { pageItems } from "./pageItems.js";
import { PageSize } from "./PageSize.js";
import { paginationMessages } from "./pagination.messages.js";
import { Bar, Gap, Page, Pages, Range, Root } from "./Pagination.styles.js";

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The current page, counted from 0 as in the contract. */
  page: number;
  perPage: number;
  totalCount: number;
  onPageChange: (page: number) => void;
  /** Called with the new page size; the caller returns to page 0. Without it, page sizes are not offered. */
  onPerPageChange?: (perPage: number) => void;
  /** @default [5, 10, 25, 50, 100] */
  perPageOptions?: readonly number[];
  className?: string;
}

/**
 * The pages of a list. It sticks to the bottom of the scrolling area. In a container below 640 px only the range and the
 * arrows are shown, and nothing for an empty list.
 *
 * @example
 * <Pagination page={page} perPage={perPage} totalCount={248} onPageChange={setPage} onPerPageChange={setPerPage} />
 */
export function Pagination(props: PaginationProps) {
  const { page, perPage, totalCount, onPageChange, onPerPageChange, perPageOptions = pageSizes } = props;
  const t = useMessages(paginationMessages);
  const numbers = useNumbers();
  const keepClear = useKeptClear();
  if (totalCount === 0) return null;

  const pageCount = Math.ceil(totalCount / perPage);
  const from = Math.min(page * perPage + 1, totalCount);
  const to = Math.min((page + 1) * perPage, totalCount);
  // A button that is `disabled` would lose the focus when the last page comes.
  const turn = (next: number) =>
    next >= 0 && next < pageCount ? { onClick: () => onPageChange(next) } : { "aria-disabled": true };
  return (
    <Root ref={keepClear} className={props.className} data-part="pagination" role="group" aria-label={t.label}>
      <Bar>
        {onPerPageChange && <PageSize perPage={perPage} options={perPageOptions} onChange={onPerPageChange} />}
        <Range>
          <bdi>{t.range({ from, to, total: totalCount })}</bdi>
        </Range>
        <Pages>
          <Page type="button" aria-label={t.previous} {...turn(page - 1)}>
            <Icon icon={ChevronLeft} />
          </Page>
          {pageItems(page, pageCount).map((item, index) =>
            item === "gap" ? (
              // A gap is identified only by its position between two pages.
              <Gap key={`gap-${index}`} data-gap="" aria-hidden="true">
                …
              </Gap>
            ) : (
              <Page
                key={item}
                type="button"
                data-page=""
                aria-label={t.page({ page: item + 1 })}
                aria-current={item === page ? "page" : undefined}
                onClick={() => onPageChange(item)}
              >
                {numbers.number(item + 1)}
              </Page>
            ),
          )}
          <Page type="button" aria-label={t.next} {...turn(page + 1)}>
            <Icon icon={ChevronRight} />
          </Page>
        </Pages>
      </Bar>
    </Root>
  );
}
