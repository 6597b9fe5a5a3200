import { useState } from "react";

/** A dialog or drawer over a list. It stays while it leaves the screen. */
export interface Surface<Kind> {
  kind: Kind;
  isOpen: boolean;
  /** Counts up, so that each time begins anew: use it as the key. */
  turn: number;
}

/** Which surface is over a list, one at a time. */
export function useSurface<Kind>() {
  const [surface, setSurface] = useState<Surface<Kind>>();
  return {
    surface,
    open: (kind: Kind) => setSurface((former) => ({ kind, isOpen: true, turn: (former?.turn ?? 0) + 1 })),
    close: () => setSurface((former) => former && { ...former, isOpen: false }),
  };
}
