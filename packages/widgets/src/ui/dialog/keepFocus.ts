/**
 * Keeps the focus in a dialog when what has it goes, as a note does that is deleted: keys that are pressed nowhere
 * reach no dialog. A layer that was opened from the dialog gives the focus back itself, a frame after it has gone. Half a
 * second after the dialog opened react-aria focuses it anew if the focus is nowhere, which may be in between: then the
 * layer comes first.
 *
 * @returns ends it
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

/** What react-aria sends to what a layer gives the focus back to, just before it does. */
const givesBack = "react-aria-focus-scope-restore";
