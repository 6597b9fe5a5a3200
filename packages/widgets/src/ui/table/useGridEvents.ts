import type { KeyboardEvent, MouseEvent, RefObject } from "react";

import { isTyping } from "../../lib/isTyping.js";
import { nextRowIndex, toRowKey, type RowKey } from "./tableNavigation.js";
import { rowOf, type RowFocus } from "./useRowFocus.js";
import type { RowSelection } from "./useRowSelection.js";

interface GridEventsOptions {
  pageIds: readonly string[];
  focus: RowFocus;
  selection: RowSelection;
  /** Whether a press on a row selects it, as on phones while rows are being selected. */
  pressChooses: boolean;
  onOpen: ((id: string) => void) | undefined;
  onRowKey: (key: RowKey, id: string) => boolean;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** One set of handlers on the body for all rows: the effects of keys and clicks in a grid whose rows are focusable. */
export function useGridEvents(options: GridEventsOptions) {
  const { pageIds, focus, selection, pressChooses, onOpen, onRowKey, scrollerRef } = options;

  const moveFocus = (event: KeyboardEvent, row: HTMLElement, id: string): boolean => {
    const index = nextRowIndex(event.key, pageIds.indexOf(id), pageIds.length, rowsPerScreen(scrollerRef.current, row));
    const next = index === undefined ? undefined : pageIds[index];
    if (index === undefined || next === undefined) return false;
    if (event.shiftKey) selection.extendTo(next, id);
    else selection.endRange();
    focus.focusRow(index);
    return true;
  };

  /** Whether the key was handled. */
  const pressKey = (event: KeyboardEvent, row: HTMLElement, id: string): boolean => {
    const { key, target, currentTarget } = event;
    const isOnRow = target === row;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key.toLowerCase() === "a" && selection.isPossible) {
      selection.selectPage();
      return true;
    }
    if (isCommand || event.altKey) return false;
    if (key === "ArrowRight" || key === "ArrowLeft") {
      const isForward = (key === "ArrowRight") !== isRightToLeft(currentTarget);
      focus.focusControl(row, target as Element, isForward ? 1 : -1);
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
    if (moveFocus(event, row, id)) return true;
    const rowKey = toRowKey(event);
    return rowKey !== undefined && onRowKey(rowKey, id);
  };

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const row = rowOf(event.target, event.currentTarget);
      const id = row?.dataset.rowId;
      if (!row || id === undefined || event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === "Tab") {
        focus.onTab(event, row);
        return;
      }
      if (!pressKey(event, row, id)) return;
      event.preventDefault();
      event.stopPropagation(); // a drawer around the table must not also close on Escape
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const row = rowOf(event.target, event.currentTarget);
      const id = row?.dataset.rowId;
      if (!row || id === undefined || event.defaultPrevented || isControl(event.target, row)) return;
      if (event.shiftKey && selection.isPossible) {
        document.getSelection()?.removeAllRanges(); // the browser takes Shift + click for text
        selection.extendTo(id, id);
      } else if (pressChooses && selection.isPossible) selection.toggle(id);
      else if (!isSelectingText()) onOpen?.(id);
    },
  };
}

/** The distance of PageUp and PageDown: one row less than fits, so that one stays in view. */
function rowsPerScreen(scroller: HTMLElement | null, row: HTMLElement): number {
  if (!scroller || row.offsetHeight === 0) return 10;
  return Math.max(1, Math.floor(scroller.clientHeight / row.offsetHeight) - 1);
}

function isControl(target: EventTarget, row: HTMLElement): boolean {
  const control =
    target instanceof Element && target.closest("a, button, input, label, select, textarea, [role='button']");
  return control instanceof Element && row.contains(control);
}

function isSelectingText(): boolean {
  const selection = document.getSelection();
  return selection !== null && selection.type === "Range" && selection.toString().trim() !== "";
}

const isRightToLeft = (element: Element) => element.matches(":dir(rtl)");
