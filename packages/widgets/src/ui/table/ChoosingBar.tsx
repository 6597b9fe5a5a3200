import type { ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { Bar, BarButton, WholePage } from "./ChoosingBar.styles.js";
import { tableMessages } from "./table.messages.js";

interface ChoosingBarProps {
  /** The checkbox of the page. */
  pageBox: ReactNode;
  isChoosing: boolean;
  disabledReason: string | undefined;
  /** The element that holds the reason for assistive technology. */
  disabledReasonId: string | undefined;
  onStart: () => void;
  /** Nothing is chosen any more. */
  onDone: () => void;
}

/** Where a phone's list begins to have checkboxes, besides holding a row; then it chooses all of the page. */
export function ChoosingBar({ pageBox, isChoosing, disabledReason, disabledReasonId, ...on }: ChoosingBarProps) {
  const t = useMessages(tableMessages);
  if (isChoosing)
    return (
      <Bar>
        <WholePage>
          {pageBox}
          {t.selectPage}
        </WholePage>
        <BarButton type="button" onClick={on.onDone}>
          {t.doneChoosing}
        </BarButton>
      </Bar>
    );
  const isDisabled = disabledReason !== undefined;
  return (
    <Bar>
      {disabledReason}
      <BarButton
        type="button"
        aria-disabled={isDisabled || undefined}
        aria-describedby={disabledReasonId}
        onClick={isDisabled ? undefined : on.onStart}
      >
        {t.choose}
      </BarButton>
    </Bar>
  );
}
