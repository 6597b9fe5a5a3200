import { type FocusEvent, useRef } from "react";

import { focusedElement } from "../../lib/focusedElement.js";
import { onFocusLost } from "../../lib/onFocusLost.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/**
 * When the row with the focus disappears, such as one that was deleted, focuses the row in its place, and without rows
 * the first control of the widget. A dialog or menu that was opened from the row comes first.
 *
 * @param rowsIn the rows of a `tbody`
 * @returns handlers for the `tbody`
 */
export function useNextRowFocus(pageIds: readonly string[], rowsIn: (body: Element | null) => HTMLElement[]) {
  const ids = useRef(pageIds);
  const focused = useRef<{ id: string; body: Element }>(undefined);
  useLayoutEffect(() => {
    const at = focused.current ? ids.current.indexOf(focused.current.id) : -1;
    ids.current = pageIds;
    if (at < 0 || !focused.current || pageIds.includes(focused.current.id)) return;
    const { body } = focused.current;
    focused.current = undefined;
    const focusNext = () => {
      const last = focusedElement();
      if (last !== null && last !== document.body) return;
      const rows = rowsIn(body);
      const next =
        rows[Math.min(at, rows.length - 1)] ?? body.closest("[data-widget]")?.querySelector<HTMLElement>(control);
      next?.focus({ preventScroll: true });
    };
    // What closes returns the focus by itself, a frame after it has gone.
    onFocusLost(body, () => requestAnimationFrame(() => requestAnimationFrame(focusNext)));
  }, [pageIds, rowsIn]);
  return {
    onFocus(row: HTMLElement, body: Element) {
      const id = row.dataset.rowId;
      focused.current = id === undefined ? undefined : { id, body };
    },
    onBlur({ currentTarget, target, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(target)) return;
      if (!(relatedTarget instanceof Element && relatedTarget.closest(layer))) focused.current = undefined;
    },
  };
}

const layer = "[role=dialog], [role=alertdialog], [role=menu]";
const control = "a[href], button:not([disabled]), input:not([disabled])";
