/**
 * Keeps the focus in a dialog when what has it goes, as a note does that is deleted: keys that are pressed nowhere
 * reach no dialog.
 *
 * @returns ends it
 */
export function keepFocus(dialog: HTMLElement): () => void {
  let focused: Node | undefined;
  const onFocus = ({ target }: FocusEvent) => (focused = target as Node);
  const observer = new MutationObserver(() => {
    if (!focused || dialog.contains(focused)) return;
    focused = undefined;
    if (document.activeElement === document.body) dialog.focus({ preventScroll: true });
  });
  dialog.addEventListener("focusin", onFocus);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    dialog.removeEventListener("focusin", onFocus);
  };
}
