import { useRef, useState } from "react";

import { callObstacle } from "./callCenter.model.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import type { CallCenterModel } from "./useCallCenter.js";

/** The row whose call popover is open, and the button beside it. If the row disappears, so does its popover. */
export function useCallPopover({ rows, expectCalls }: Pick<CallCenterModel, "rows" | "expectCalls">) {
  const place = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ rowId: string; anchor: HTMLElement; isOpen: boolean }>();
  const open = (row: CallCenterRow, anchor = callButton(place.current, row.id)) => {
    if (!anchor || callObstacle(row)) return;
    expectCalls([row]);
    setTarget({ rowId: row.id, anchor, isOpen: true });
  };
  return {
    /** The element around the table. The keyboard shortcut that opens the popover finds the row's call button in it. */
    place,
    called: rows.find(({ id }) => id === target?.rowId),
    anchor: target?.anchor,
    isOpen: target?.isOpen ?? false,
    open,
    close: () => setTarget((target) => target && { ...target, isOpen: false }),
  };
}

/** What the hook returns. */
export type CallPopoverModel = ReturnType<typeof useCallPopover>;

function callButton(place: HTMLElement | null, rowId: string): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"] [data-action="call"]`);
}
