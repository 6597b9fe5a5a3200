import { useEffect, useRef, type FocusEvent } from "react";

import { onFocusLost } from "../../lib/onFocusLost.js";

/**
 * Returns the focus when the bar disappears with it, whatever ended the selection: to the element that had it before,
 * otherwise to the tab stop of the list, otherwise to the first control beside the bar.
 */
export function useFocusBack(isThere: boolean) {
  const cameFrom = useRef<EventTarget>(null);
  const hadFocus = useRef(false);
  const list = useRef<Element>(null);
  useEffect(() => {
    if (isThere || !hadFocus.current || !list.current) return undefined;
    hadFocus.current = false;
    const beside = list.current;
    return onFocusLost(beside, () => {
      const before = cameFrom.current instanceof HTMLElement && isStop(cameFrom.current) ? cameFrom.current : null;
      const next = before ?? beside.querySelector<HTMLElement>(row) ?? beside.querySelector<HTMLElement>(control);
      next?.focus({ preventScroll: next !== before });
    });
  }, [isThere]);
  return {
    ref: (bar: Element | null) => {
      if (bar) list.current = bar.parentElement;
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      hadFocus.current = true;
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
  };
}

/** Tab leaves a table by an element at its end that nobody sees and that is no place to return to. */
const isStop = (element: HTMLElement) => element.isConnected && element.tabIndex >= 0;

const row = "[data-row-id][tabindex='0']";
const control = "a[href], button:not([disabled]), input:not([disabled])";
