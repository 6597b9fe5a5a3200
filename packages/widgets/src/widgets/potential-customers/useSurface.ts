import { useState } from "react";

/** What can be over the list beside a customer. */
export type SurfaceKind = "create" | "import" | "attach";

/** A dialog or drawer over the list. It stays while it leaves the screen. */
export interface Surface {
  kind: SurfaceKind;
  isOpen: boolean;
  /** Counts up, so that each time begins anew: use it as the key. */
  turn: number;
}

/** Which surface is over the list, one at a time. */
export function useSurface() {
  const [surface, setSurface] = useState<Surface>();
  return {
    surface,
    open: (kind: SurfaceKind) => setSurface((former) => ({ kind, isOpen: true, turn: (former?.turn ?? 0) + 1 })),
    close: () => setSurface((former) => former && { ...former, isOpen: false }),
  };
}
