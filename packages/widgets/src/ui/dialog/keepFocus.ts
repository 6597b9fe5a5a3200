/**
 * Keeps the focus in a dialog when the focused element is removed, for example a deleted note, because keys without a
 * focused element reach no dialog. A layer that was opened from the dialog returns the focus itself, a frame after its
 * removal. Half a second after the dialog opened, react-aria focuses it again if nothing has the focus, which may be in
 * between: then the layer has priority.
 *
 * @returns a function that ends it
 */
export function keepFocus(dialog: HTMLElement): () => void {
  let focused: Node | undefined;
  let isComingBack = false;
  const takeFocus = () => {
    if (document.activeElement === document.body) dialog.focus({ preventScroll: true });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (isComingBack && target === dialog) dialog.blur();
    else focused = target as Node;
  };
  const onBack = () => (isComingBack = false);
  const content = new MutationObserver(() => {
    if (!focused || dialog.contains(focused)) return;
    focused = undefined;
    takeFocus();
  });
  const layers = new MutationObserver(() => {
    if (isComingBack || document.activeElement !== document.body) return;
    isComingBack = true;
    const end = () => {
      onBack();
      takeFocus();
    };
    requestAnimationFrame(() => requestAnimationFrame(end));
  });
  dialog.addEventListener("focusin", onFocus);
  dialog.addEventListener(givesBack, onBack, { capture: true });
  content.observe(dialog, { childList: true, subtree: true });
  const overlays = dialog.parentElement?.querySelector(":scope > [data-cw-overlays]");
  if (overlays) layers.observe(overlays, { childList: true, subtree: true });
  return () => {
    dialog.removeEventListener("focusin", onFocus);
    dialog.removeEventListener(givesBack, onBack, { capture: true });
    content.disconnect();
    layers.disconnect();
  };
}

/** The event that react-aria sends to the element to which a layer returns the focus, just before it does so. */
const givesBack = "react-aria-focus-scope-restore";
