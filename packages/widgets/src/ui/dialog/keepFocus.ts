/**
 * Keeps the focus in a dialog when what has it goes, as a note does that is deleted: keys that are pressed nowhere
 * reach no dialog. A layer that was opened from the dialog gives the focus back itself, a frame after it has gone, and
 * comes first.
 *
 * @returns ends it
 */
export function keepFocus(dialog: HTMLElement): () => void {
  let focused: Element | undefined;
  let isInLayer = false;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
    const overlays = focused.closest("[data-cw-overlays]");
    isInLayer = overlays !== null && dialog.contains(overlays);
  };
  const takeFocus = () => {
    if (document.activeElement === document.body) dialog.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!focused || dialog.contains(focused)) return;
    focused = undefined;
    if (isInLayer) requestAnimationFrame(() => requestAnimationFrame(takeFocus));
    else takeFocus();
  });
  dialog.addEventListener("focusin", onFocus);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    dialog.removeEventListener("focusin", onFocus);
  };
}
