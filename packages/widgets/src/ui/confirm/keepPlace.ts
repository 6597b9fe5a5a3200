import { focusedElement } from "../../lib/focusedElement.js";
import { onFocusLost } from "../../lib/onFocusLost.js";

const control = "a[href], button:not([disabled]), input:not([disabled])";

/** Looks whether the element that asked last is removed. */
let observer: MutationObserver | undefined;

/**
 * When what was confirmed removes the element that asked, and nothing has the focus any more, focuses the first control
 * of what has taken its place, otherwise the nearest one. The rows of a table do this by themselves.
 */
export function keepPlace(asker: Element): void {
  const places = placesOf(asker);
  const root = asker.getRootNode();
  const focusIt = () => {
    const focused = focusedElement();
    if (focused === null || focused === document.body) controlAt(places)?.focus({ preventScroll: true });
  };
  observer?.disconnect();
  // The dialog returns the focus to the element, which can be removed much later, when the server has answered.
  observer = new MutationObserver(() => {
    if (asker.isConnected) return;
    observer?.disconnect();
    // What closes returns the focus by itself, a frame after it has gone.
    onFocusLost(root, () => requestAnimationFrame(() => requestAnimationFrame(focusIt)));
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** An element around the one that asked, and where in it that was. */
interface Place {
  around: Element;
  at: number;
}

/** From the inside to the widget. */
function placesOf(asker: Element): Place[] {
  const places: Place[] = [];
  for (let inside = asker; inside.parentElement && !inside.matches("[data-widget]"); inside = inside.parentElement) {
    const around = inside.parentElement;
    places.push({ around, at: [...around.children].indexOf(inside) });
  }
  return places;
}

function controlAt(places: readonly Place[]): HTMLElement | undefined {
  for (const { around, at } of places.filter(({ around }) => around.isConnected)) {
    if (around.matches("tbody")) return undefined;
    if (around instanceof HTMLElement && around.matches("[data-row-id]")) return around;
    const instead = around.children[Math.min(at, around.children.length - 1)];
    const next = [instead, around].flatMap((where) => [...(where?.querySelectorAll<HTMLElement>(control) ?? [])])[0];
    if (next) return next;
  }
  return undefined;
}
