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
  const onFocus = ({ target }: FocusEvent) => {
    if (isComingBack && target === dialog) dialog.blur();
    else focused = target as Node;
  };
  const content = new MutationObserver(() => {
    if (!focused || dialog.contains(focused)) return;
    focused = undefined;
    if (isNowhere()) dialog.focus({ preventScroll: true });
  });
  const layers = new MutationObserver(() => {
    isComingBack = isNowhere();
    if (isComingBack) requestAnimationFrame(() => requestAnimationFrame(() => (isComingBack = false)));
  });
  dialog.addEventListener("focusin", onFocus);
  content.observe(dialog, { childList: true, subtree: true });
  const overlays = dialog.parentElement?.querySelector(":scope > [data-cw-overlays]");
  if (overlays) layers.observe(overlays, { childList: true, subtree: true });
  return () => {
    dialog.removeEventListener("focusin", onFocus);
    content.disconnect();
    layers.disconnect();
  };
}

const isNowhere = () => document.activeElement === document.body;
