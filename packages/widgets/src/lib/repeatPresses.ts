import type { EarlyPress } from "./early.js";
import { focusedElement } from "./focusedElement.js";
import { holdKeys } from "./heldKeys.js";

/** Repeats what was pressed before a widget was hydrated: a press, and the keys that were meant for what it opens. */
export function repeatPresses([first, ...later]: readonly EarlyPress[]): void {
  if (!first?.target.isConnected) return;
  if (first.focus instanceof HTMLElement && first.focus !== focusedElement())
    first.focus.focus({ preventScroll: true });
  const isClick = first.key === undefined;
  const keys = (isClick ? later : [first, ...later]).map(({ key = "", code, shiftKey }) => ({ key, code, shiftKey }));
  const hold = keys.length > 0 ? holdKeys(!isClick) : undefined;
  if (isClick) click(first);
  // Each is inserted before the existing ones.
  for (const key of keys.toReversed()) hold?.keep(key);
  hold?.release();
}

/** A click of a pointer is preceded by its pointerdown, by which buttons know the input type. */
function click({ target, pointer: pointerType = "" }: EarlyPress) {
  const init = { bubbles: true, cancelable: true, composed: true };
  if (pointerType !== "")
    target.dispatchEvent(new PointerEvent("pointerdown", { ...init, pointerType, pressure: 0.5, isPrimary: true }));
  target.dispatchEvent(new PointerEvent("click", { ...init, pointerType, detail: pointerType === "" ? 0 : 1 }));
}
