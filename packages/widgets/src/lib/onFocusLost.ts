import { focusedElement } from "./focusedElement.js";

/**
 * Calls back once when nothing has the focus any more because the focused element was removed, even after a dialog that
 * was opened from it has closed. It stops when the focus is anywhere else. Returns a function to stop.
 *
 * @param near an element of the same document or shadow root
 */
export function onFocusLost(near: Node, giveBack: () => void): () => void {
  const look = () => {
    const focused = focusedElement();
    if (focused?.closest("[role=dialog], [role=alertdialog]")) return;
    observer.disconnect();
    if (focused === null || focused === document.body) giveBack();
  };
  const observer = new MutationObserver(look);
  observer.observe(near.getRootNode(), { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
