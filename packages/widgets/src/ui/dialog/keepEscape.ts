/** The dialogs on the page, the topmost last. */
const dialogs: HTMLElement[] = [];

/**
 * Escape is for the topmost dialog also while a layer above it fades or the focus is nowhere, as it is for a moment
 * after: somebody who presses it twice means two layers.
 *
 * @returns ends it
 */
export function keepEscape(dialog: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.composedPath()[0];
    if (event.key !== "Escape" || dialogs.findLast((each) => !isLeaving(each)) !== dialog) return;
    if (target !== document.body && !(target instanceof Element && isLeaving(target))) return;
    event.stopImmediatePropagation();
    dialog.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }));
  };
  dialogs.push(dialog);
  document.addEventListener("keydown", onKeyDown, { capture: true });
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    document.removeEventListener("keydown", onKeyDown, { capture: true });
  };
}

/** Whether it is part of a layer that fades. */
function isLeaving(element: Element): boolean {
  return element.closest("[data-exiting]") !== null;
}
