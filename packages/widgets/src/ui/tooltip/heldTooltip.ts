/** The tooltip of a focused control that is shown now. */
let held: object | undefined;
let focusedAt = 0;

/** Ample for the focus to scroll its control into view. */
const scrollsForMs = 1_000;

/**
 * Called when the tooltip of a focused control appears. It stays when only the page moves under the pointer, for example
 * because the focus has scrolled it, until the pointer itself moves or `releaseTooltip` is called.
 *
 * @param tooltip any object that identifies it
 */
export function holdTooltip(tooltip: object): void {
  held = tooltip;
  focusedAt = Date.now();
  document.addEventListener("pointermove", letGo, true);
}

/** Called when a tooltip closes. */
export function releaseTooltip(tooltip: object): void {
  if (held === tooltip) letGo();
}

/** Whether this is the tooltip that stays, and its control has just been focused, which scrolls it into view. */
export function isScrolledByFocus(tooltip: object): boolean {
  return held === tooltip && Date.now() < focusedAt + scrollsForMs;
}

/**
 * `setTimeout` for what a pointer has caused by entering or leaving an element. Nothing happens if a tooltip is held by
 * then. Browsers report a movement right after what it has entered, so 0 ms are enough to know whether there was one.
 */
export function afterPointer(act: () => void, ms: number): ReturnType<typeof setTimeout> {
  return setTimeout(() => {
    if (!held) act();
  }, ms);
}

function letGo() {
  held = undefined;
  document.removeEventListener("pointermove", letGo, true);
}
