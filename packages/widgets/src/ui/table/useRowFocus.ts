import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from "react";

import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { useNextRowFocus } from "./useNextRowFocus.js";

/** The one row that is the tab stop, and functions to move it. */
export interface RowFocus {
  activeId: string | undefined;
  /** Focuses the n-th row of the page. */
  focusRow: (index: number) => void;
  /** Focuses the next or previous control inside a row; before the first one comes the row itself. */
  focusControl: (row: HTMLElement, from: Element, step: 1 | -1) => void;
  /** Lets Tab leave the rows from a row's last control, and Shift + Tab from the row. */
  onTab: (event: KeyboardEvent, row: HTMLElement) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

const controls = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';
const stops = `${controls}, [tabindex]`;

/**
 * Keeps one tab stop among the rows: Tab moves to the active row, then to the controls inside it, then leaves.
 *
 * @param bodyRef the `tbody`
 * @param exitRef an empty element behind the table, from which the browser searches for the next tab stop
 */
export function useRowFocus(
  pageIds: readonly string[],
  bodyRef: RefObject<HTMLElement | null>,
  exitRef: RefObject<HTMLElement | null>,
): RowFocus {
  const [chosenId, setChosenId] = useState<string>();
  const activeId = chosenId !== undefined && pageIds.includes(chosenId) ? chosenId : pageIds[0];
  // Focus events come before the next render.
  const active = useRef(activeId);
  useLayoutEffect(() => {
    active.current = activeId;
  });
  const isLeaving = useRef(false);
  const next = useNextRowFocus(pageIds, bodyRef);

  const activate = (id: string | undefined) => {
    active.current = id;
    setChosenId(id);
  };
  const leaveFrom = (element: HTMLElement | null | undefined) => {
    isLeaving.current = true;
    element?.focus({ preventScroll: true });
    isLeaving.current = false;
  };

  return {
    activeId,
    focusRow: (index) => rowsIn(bodyRef.current)[index]?.focus(),
    focusControl(row, from, step) {
      const all = [row, ...seen(row, stops)];
      all[all.indexOf(from as HTMLElement) + step]?.focus();
    },
    onTab({ shiftKey, target }, row) {
      if (shiftKey) {
        if (target === row) leaveFrom(rowsIn(bodyRef.current)[0]);
        return;
      }
      const last = seen(row, controls).at(-1) ?? row;
      if (target === last) leaveFrom(exitRef.current);
    },
    onFocus({ currentTarget, target, relatedTarget }) {
      const row = rowOf(target, currentTarget);
      if (isLeaving.current || !row) return;
      next.onFocus(row);
      const cameByTab = target !== row && !currentTarget.contains(relatedTarget) && target.matches(":focus-visible");
      if (cameByTab && row.dataset.rowId !== active.current)
        rowsIn(currentTarget)
          .find((other) => other.dataset.rowId === active.current)
          ?.focus();
      else activate(row.dataset.rowId);
    },
    onBlur: (event) => next.onBlur(event),
    onPointerDown({ currentTarget, target }) {
      const row = rowOf(target, currentTarget);
      if (row) activate(row.dataset.rowId);
    },
  };
}

/** The row in which an event happened. Overlays opened from a row are its children only in React, and are not in it. */
export function rowOf(target: EventTarget, body: Element): HTMLElement | undefined {
  if (!(target instanceof Element) || !body.contains(target)) return undefined;
  return target.closest<HTMLElement>("[data-row-id]") ?? undefined;
}

/** The usable controls of a row: a narrow table does not show all of them. */
function seen(row: HTMLElement, selector: string): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}

function rowsIn(body: Element | null): HTMLElement[] {
  return body ? [...body.querySelectorAll<HTMLElement>(":scope > [data-row-id]")] : [];
}
