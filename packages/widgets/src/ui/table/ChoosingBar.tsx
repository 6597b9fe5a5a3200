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
  /** Nothing is selected any more. */
  onDone: () => void;
}

/** A phone's list starts to show checkboxes here, or when a row is held; then it selects all of the page. */
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
