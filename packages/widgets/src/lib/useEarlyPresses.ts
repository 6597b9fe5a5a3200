import { type RefObject, useEffect } from "react";

import { early } from "./early.js";
import { importOnce } from "./importOnce.js";

const loadRepeating = importOnce(() => import("./repeatPresses.js"));

/**
 * Marks a widget as hydrated. Text that was typed in its server-rendered HTML is passed on at once, before its fields
 * render again, and presses there are repeated.
 */
export function useEarlyPresses(ref: RefObject<Element | null>): void {
  useEffect(() => {
    const kept = early();
    const root = ref.current;
    if (!kept || !root) return;
    kept.live.add(root);
    for (const field of kept.written) if (root.contains(field) && kept.written.delete(field)) tellWritten(field);
    const presses = kept.kept.filter(({ target }) => root.contains(target));
    if (presses.length === 0) return;
    kept.kept = [];
    loadRepeating().then(
      ({ repeatPresses }) => repeatPresses(presses),
      () => undefined,
    );
  }, [ref]);
}

/** React overwrites a field's content when it hydrates the page, without an event. */
function tellWritten(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field;
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}
