import { focusedElement } from "../../lib/focusedElement.js";
import { onFocusLost } from "../../lib/onFocusLost.js";

const row = ":scope > [data-row-id]";
const control = "a[href], button:not([disabled]), input:not([disabled])";

/**
 * Focuses the n-th row of a `tbody`, otherwise the last one, and without rows the first control of the widget, when
 * nothing has the focus any more. A dialog that is open comes first, and rows that are still loading are waited for.
 */
export function focusNextRow(body: Element, at: number): void {
  const focusNext = () => {
    const focused = focusedElement();
    if (focused !== null && focused !== document.body) return;
    if (body.hasAttribute("data-loading")) {
      onceLoaded(body, focusNext);
      return;
    }
    const rows = body.querySelectorAll<HTMLElement>(row);
    const next =
      rows[Math.min(at, rows.length - 1)] ?? body.closest("[data-widget]")?.querySelector<HTMLElement>(control);
    next?.focus({ preventScroll: true });
  };
  // What closes returns the focus by itself, a frame after it has gone.
  onFocusLost(body, () => requestAnimationFrame(() => requestAnimationFrame(focusNext)));
}

function onceLoaded(body: Element, then: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(body, { attributeFilter: ["data-loading"] });
}
