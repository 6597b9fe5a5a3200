import { useRef, useState } from "react";

import { callObstacle } from "./callCenter.model.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import type { CallCenterModel } from "./useCallCenter.js";

/** Which row's call popover is open, and beside what. A row that is gone takes its popover with it. */
export function useCallPopover({ rows, expectCalls }: Pick<CallCenterModel, "rows" | "expectCalls">) {
  const place = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ rowId: string; anchor: HTMLElement; isOpen: boolean }>();
  const open = (row: CallCenterRow, anchor = callButton(place.current, row.id)) => {
    if (!anchor || callObstacle(row)) return;
    expectCalls([row]);
    setTarget({ rowId: row.id, anchor, isOpen: true });
  };
  return {
    /** Around the table, to find a row's call button for the key that opens its popover. */
    place,
    called: rows.find(({ id }) => id === target?.rowId),
    anchor: target?.anchor,
    isOpen: target?.isOpen ?? false,
    open,
    close: () => setTarget((target) => target && { ...target, isOpen: false }),
  };
}

function callButton(place: HTMLElement | null, rowId: string): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"] [data-action="call"]`);
}
