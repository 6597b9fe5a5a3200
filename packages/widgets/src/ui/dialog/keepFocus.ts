import { useCallback, useRef, type RefCallback } from "react";

/**
 * Keeps the focus in a dialog when what has it goes, as a note does that is deleted: keys that are pressed nowhere
 * reach no dialog, not even Escape.
 */
export function useKeptFocus(): RefCallback<HTMLElement> {
  // React 18 knows no cleanup of a ref.
  const stop = useRef<() => void>(undefined);
  return useCallback((dialog: HTMLElement | null) => {
    stop.current?.();
    stop.current = dialog ? keepFocus(dialog) : undefined;
  }, []);
}

function keepFocus(dialog: HTMLElement): () => void {
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
