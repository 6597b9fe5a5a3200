import { useState } from "react";

/** A dialog or drawer over a list. It stays rendered while it closes. */
export interface Surface<Kind> {
  kind: Kind;
  isOpen: boolean;
  /** The number of this opening. Use it as the key, so that each opening starts anew. */
  turn: number;
  /** Its id in the view that opened it; undefined if the view did not open it. */
  id: string | undefined;
}

/**
 * The dialog or drawer that is open over a list, one at a time.
 *
 * @param inView the dialog or drawer that is open in the view, so that a URL can open it. A new `id` opens another one.
 */
export function useSurface<Kind>(inView?: { id: string; kind: Kind }) {
  const [surface, setSurface] = useState<Surface<Kind>>();
  const show = (kind: Kind, id?: string) =>
    setSurface((former) => ({ kind, isOpen: true, turn: (former?.turn ?? 0) + 1, id }));
  const close = () => setSurface((former) => former && { ...former, isOpen: false });

  const [shownId, setShownId] = useState<string>();
  if (inView?.id !== shownId) {
    setShownId(inView?.id);
    if (inView) show(inView.kind, inView.id);
    else if (surface?.id === shownId) close();
  }
  return { surface, open: (kind: Kind) => show(kind), close };
}
