import { useId } from "react";

import { useNumbers, useMessages } from "../../i18n/index.js";
import { whenWanted } from "../../lib/whenWanted.js";
import { ChevronDown } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { useWaking } from "../option-list/index.js";
import type { PressProps } from "../press/index.js";
import { paginationMessages } from "./pagination.messages.js";
import { PerPage, PerPageButton } from "./Pagination.styles.js";

const LivePageSize = whenWanted(() => import("./LivePageSize.js").then(({ LivePageSize }) => LivePageSize), "all");

/** Props of {@link PageSize}. */
export interface PageSizeProps {
  perPage: number;
  options: readonly number[];
  onChange: (perPage: number) => void;
}

/** The number of rows per page. */
export function PageSize(props: PageSizeProps) {
  const { wokenBy, buttonProps } = useWaking(LivePageSize.preload);
  return (
    <LivePageSize
      isWanted={wokenBy !== undefined}
      fallback={<SleepingPageSize perPage={props.perPage} buttonProps={buttonProps} />}
      {...props}
      wokenBy={wokenBy}
    />
  );
}

/** The placeholder until it is first opened. */
function SleepingPageSize({ perPage, buttonProps }: { perPage: number; buttonProps: PressProps }) {
  const t = useMessages(paginationMessages);
  const numbers = useNumbers();
  const [labelId, valueId] = [useId(), useId()];
  return (
    <PerPage>
      <span id={labelId}>{t.rowsPerPage}</span>
      <PerPageButton {...buttonProps} aria-labelledby={`${valueId} ${labelId}`}>
        <span id={valueId}>{numbers.number(perPage)}</span>
        <Icon icon={ChevronDown} size={14} />
      </PerPageButton>
    </PerPage>
  );
}
