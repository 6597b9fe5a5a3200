/** The dialogs and panels on the page, the topmost last. */
const layers: Element[] = [];

/**
 * Escape closes the topmost dialog or panel even while a layer above it fades or nothing has the focus, as for a moment
 * afterwards, or if the focused element was removed: pressing it twice closes two layers.
 *
 * @returns a function that ends it
 */
export function keepEscape(layer: Element): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.composedPath()[0];
    if (event.key !== "Escape" || layers.findLast((each) => !isLeaving(each)) !== layer) return;
    if (target !== document.body && !(target instanceof Element && isLeaving(target))) return;
    event.stopImmediatePropagation();
    event.preventDefault(); // a dialog of the page around stays
    layer.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }));
  };
  layers.push(layer);
  document.addEventListener("keydown", onKeyDown, { capture: true });
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    document.removeEventListener("keydown", onKeyDown, { capture: true });
  };
}

/** Whether it is part of a fading layer. */
function isLeaving(element: Element): boolean {
  return element.closest("[data-exiting]") !== null;
}
