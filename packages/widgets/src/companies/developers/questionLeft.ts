import { focusedElement } from "../../lib/focusedElement.js";

/**
 * Resolves when the question that was asked before has left and has returned the focus. A dialog that opens while it is
 * leaving would return the focus to its buttons, which are gone by then.
 */
export function questionLeft(): Promise<void> {
  const question = focusedElement()?.closest("[role=alertdialog]");
  if (!question) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (question.isConnected) return;
      observer.disconnect();
      // It returns the focus a frame after it has gone.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    observer.observe(question.getRootNode(), { childList: true, subtree: true });
  });
}
