import { focusedElement } from "../../lib/focusedElement.js";
import { onFocusLost } from "../../lib/onFocusLost.js";

const row = "[data-row-id][tabindex='0']";
const heading = "h1, h2, h3, h4, h5, h6";
const control = "a[href], button:not([disabled]), input:not([disabled])";

/**
 * Focuses what has come in the place of an element that had the focus, when nothing has it any more: the first row of a
 * list, otherwise the nearest heading, which is then read out, and without a heading the nearest control.
 *
 * @param around the elements around that place, from the inside to the outside
 */
export function focusWhatCame(around: readonly Element[]): void {
  const stayed = around.filter((element) => element.isConnected);
  const [near] = stayed;
  if (!near) return;
  const focusIt = () => {
    const focused = focusedElement();
    if (focused !== null && focused !== document.body) return;
    const what = nearest(stayed, `${row}, ${heading}`) ?? nearest(stayed, control);
    if (what?.matches(heading)) what.tabIndex = -1;
    what?.focus({ preventScroll: true });
  };
  // What closes returns the focus by itself, a frame after it has gone.
  onFocusLost(near, () => requestAnimationFrame(() => requestAnimationFrame(focusIt)));
}

function nearest(around: readonly Element[], wanted: string): HTMLElement | undefined {
  for (const element of around) {
    const found = element.querySelector<HTMLElement>(wanted);
    if (found) return found;
  }
  return undefined;
}
