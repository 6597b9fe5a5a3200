import { type FocusEvent, type RefObject, useRef } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";

/**
 * When the row with the focus disappears, such as one that was deleted, focuses the row in its place. Pages load the
 * code for that when it happens; without a network the focus stays lost.
 *
 * @param bodyRef the `tbody`
 */
export function useNextRowFocus(pageIds: readonly string[], bodyRef: RefObject<HTMLElement | null>) {
  const ids = useRef(pageIds);
  const held = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = held.current ?? "";
    const at = ids.current.indexOf(id);
    const body = bodyRef.current;
    ids.current = pageIds;
    if (at < 0 || pageIds.includes(id) || !body) return;
    held.current = undefined;
    void import("./focusNextRow.js").then(({ focusNextRow }) => focusNextRow(body, at), ignore);
  }, [pageIds, bodyRef]);
  return {
    /** Called with the row in which the focus is. */
    onFocus(row: HTMLElement) {
      held.current = row.dataset.rowId;
    },
    /** For the `tbody`. A dialog or menu that was opened from the row belongs to it. */
    onBlur({ currentTarget, target, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(target) && !relatedTarget?.closest("[role*=dialog], [role=menu]"))
        held.current = undefined;
    },
  };
}

const ignore = () => undefined;
