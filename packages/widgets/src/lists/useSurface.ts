import { useState } from "react";

/** A dialog or drawer over a list. It stays while it leaves the screen. */
export interface Surface<Kind> {
  kind: Kind;
  isOpen: boolean;
  /** Counts up, so that each time begins anew: use it as the key. */
  turn: number;
  /** What it is in the view that opened it; undefined where no address can. */
  id: string | undefined;
}

/**
 * Which surface is over a list, one at a time.
 *
 * @param inView the one that is open in what a person looks at: an address can open it. `id` tells one from the next.
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
