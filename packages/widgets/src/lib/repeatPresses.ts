import type { EarlyPress } from "./early.js";
import { focusedElement } from "./focusedElement.js";
import { holdKeys } from "./heldKeys.js";

/** Presses again what was pressed before a widget answered: a press, and the keys that were meant for what it opens. */
export function repeatPresses([first, ...later]: readonly EarlyPress[]): void {
  if (!first?.target.isConnected) return;
  if (first.focus instanceof HTMLElement && first.focus !== focusedElement())
    first.focus.focus({ preventScroll: true });
  const isClick = first.key === undefined;
  const keys = (isClick ? later : [first, ...later]).map(({ key = "", code, shiftKey }) => ({ key, code, shiftKey }));
  const hold = keys.length > 0 ? holdKeys(!isClick) : undefined;
  if (isClick) click(first);
  // Each is put before those that are there.
  for (const key of keys.toReversed()) hold?.keep(key);
  hold?.release();
}

/** A click of a pointer comes after the pointer went down, from which buttons know what presses them. */
function click({ target, pointer: pointerType = "" }: EarlyPress) {
  const init = { bubbles: true, cancelable: true, composed: true };
  if (pointerType !== "")
    target.dispatchEvent(new PointerEvent("pointerdown", { ...init, pointerType, pressure: 0.5, isPrimary: true }));
  target.dispatchEvent(new PointerEvent("click", { ...init, pointerType, detail: pointerType === "" ? 0 : 1 }));
}
