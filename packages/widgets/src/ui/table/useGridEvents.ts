import type { KeyboardEvent, MouseEvent, RefObject } from "react";

import { holdKeys, isHeld } from "../../lib/heldKeys.js";
import { importOnce } from "../../lib/importOnce.js";
import type { RowKey } from "./tableNavigation.js";
import { rowOf, type RowFocus } from "./useRowFocus.js";
import type { RowSelection } from "./useRowSelection.js";

/** What {@link useGridEvents} needs. */
export interface GridEventsOptions {
  pageIds: readonly string[];
  focus: RowFocus;
  selection: RowSelection;
  /** Whether a press on a row selects it, as on phones while rows are being selected. */
  pressChooses: boolean;
  onOpen: ((id: string) => void) | undefined;
  onRowKey: (key: RowKey, id: string) => boolean;
  scrollerRef: RefObject<HTMLElement | null>;
}

let pressRowKey: typeof import("./pressRowKey.js").pressRowKey | undefined;

const loadKeys = importOnce(async () => {
  ({ pressRowKey } = await import("./pressRowKey.js"));
});

/** Loads the code for the keys of rows. Keys that are pressed before are held for it. */
export const preloadRowKeys = () => void loadKeys().catch(() => undefined);

/** One set of handlers on the body for all rows: the effects of keys and clicks in a grid whose rows are focusable. */
export function useGridEvents(options: GridEventsOptions) {
  const { focus, selection, pressChooses, onOpen } = options;
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const row = rowOf(event.target, event.currentTarget);
      const id = row?.dataset.rowId;
      if (!row || id === undefined || event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === "Tab") return focus.onTab(event, row);
      if (isCommandA(event) && selection.isPossible) selection.selectPage();
      else if (!isHeld(event)) return;
      else if (pressRowKey) {
        if (!pressRowKey(event, row, id, options)) return;
      } else if (event.target !== row && pressesControls.has(event.key)) return;
      else keepForRows(event);
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

const isCommandA = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && key.toLowerCase() === "a";

/** Keys that the browser itself handles on a control in a row. */
const pressesControls = new Set(["Enter", " "]);

/** Presses a key again once its code has loaded, before the keys after it. */
function keepForRows(event: KeyboardEvent) {
  const hold = holdKeys(true);
  hold.keep(event);
  loadKeys().then(hold.release, hold.drop);
}

function isTyping(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox";
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select"));
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
