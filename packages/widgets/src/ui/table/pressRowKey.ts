import type { KeyboardEvent } from "react";

import { nextRowIndex, toRowKey } from "./tableNavigation.js";
import type { GridEventsOptions } from "./useGridEvents.js";
import { rowsIn, stopsIn } from "./useRowFocus.js";

/**
 * The effect of a key in a row. Returns whether it had one. This module is loaded when a pointer or the focus comes near
 * the table.
 */
export function pressRowKey(
  event: KeyboardEvent<HTMLElement>,
  row: HTMLElement,
  id: string,
  { pageIds, selection, onOpen, onRowKey, scrollerRef }: GridEventsOptions,
): boolean {
  const { key, target, currentTarget, shiftKey } = event;
  const isOnRow = target === row;
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const isForward = (key === "ArrowRight") !== isRightToLeft(currentTarget);
    focusControl(row, target as Element, isForward ? 1 : -1);
    return true;
  }
  if (key === "Escape" && selection.hasAny) {
    selection.clear();
    return true;
  }
  if (isOnRow && key === " " && selection.isPossible) {
    selection.toggle(id);
    return true;
  }
  if (isOnRow && key === "Enter" && onOpen) {
    onOpen(id);
    return true;
  }
  const index = nextRowIndex(key, pageIds.indexOf(id), pageIds.length, rowsPerScreen(scrollerRef.current, row));
  const next = index === undefined ? undefined : pageIds[index];
  if (index !== undefined && next !== undefined) {
    if (shiftKey) selection.extendTo(next, id);
    else selection.endRange();
    rowsIn(currentTarget)[index]?.focus();
    return true;
  }
  const rowKey = toRowKey(event);
  return rowKey !== undefined && onRowKey(rowKey, id);
}

/** Focuses the next or previous control inside a row; before the first one comes the row itself. */
function focusControl(row: HTMLElement, from: Element, step: 1 | -1) {
  const all = [row, ...stopsIn(row)];
  all[all.indexOf(from as HTMLElement) + step]?.focus();
}

/** The distance of PageUp and PageDown: one row less than fits, so that one stays in view. */
function rowsPerScreen(scroller: HTMLElement | null, row: HTMLElement): number {
  if (!scroller || row.offsetHeight === 0) return 10;
  return Math.max(1, Math.floor(scroller.clientHeight / row.offsetHeight) - 1);
}

const isRightToLeft = (element: Element) => element.matches(":dir(rtl)");
