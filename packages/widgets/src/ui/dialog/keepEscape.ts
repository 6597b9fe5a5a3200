/** The dialogs and panels on the page, the topmost last. */
const layers: Element[] = [];

/**
 * Escape is for the topmost dialog or panel also while a layer above it fades or the focus is nowhere, as it is for a moment
 * after, or when what had it was drawn away: somebody who presses it twice means two layers.
 *
 * @returns ends it
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

/** Whether it is part of a layer that fades. */
function isLeaving(element: Element): boolean {
  return element.closest("[data-exiting]") !== null;
}
