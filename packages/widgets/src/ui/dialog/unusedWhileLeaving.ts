/**
 * Nothing in a dialog is pressed while it leaves: the second press of a double click, or of Enter, would carry out again
 * what the first one has just done.
 *
 * @returns a function that ends it
 */
export function unusedWhileLeaving(dialog: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    if (!dialog.closest("[data-exiting]")) return;
    event.stopPropagation();
    event.preventDefault(); // a submit button submits no form
  };
  dialog.addEventListener("click", onClick, { capture: true });
  return () => dialog.removeEventListener("click", onClick, { capture: true });
}
