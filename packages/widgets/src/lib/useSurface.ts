import { useState } from "react";

/** A dialog or drawer over a list. It stays while it leaves the screen. */
export interface Surface<Kind> {
  kind: Kind;
  isOpen: boolean;
  /** Counts up, so that each time begins anew: use it as the key. */
  turn: number;
}

/**
 * Which surface is over a list, one at a time.
 *
 * @param inView the one that is part of what a person looks at, and whether it is open there: an address can open it
 */
export function useSurface<Kind>(inView?: { kind: Kind; isOpen: boolean }) {
  const [surface, setSurface] = useState<Surface<Kind>>();
  const open = (kind: Kind) => setSurface((former) => ({ kind, isOpen: true, turn: (former?.turn ?? 0) + 1 }));
  const close = () => setSurface((former) => former && { ...former, isOpen: false });

  const [wasInView, setWasInView] = useState(false);
  if (inView && inView.isOpen !== wasInView) {
    setWasInView(inView.isOpen);
    if (inView.isOpen) open(inView.kind);
    else if (surface?.kind === inView.kind) close();
  }
  return { surface, open, close };
}
