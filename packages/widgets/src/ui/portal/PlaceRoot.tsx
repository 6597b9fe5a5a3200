import { type ReactNode, useCallback, useMemo, useState } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";

import { Place, PlaceContext } from "./Place.js";

interface PlaceRootProps {
  children: ReactNode;
  /** The place of the overlay around; without one overlays go to the browser's top layer from here. */
  around?: Place | undefined;
  /** Whether overlays stay there for whatever widget opens them. @default false */
  isPinned?: boolean;
  /** Draws the holder of overlays, if not just beside the children. */
  put?: (holder: ReactNode) => ReactNode;
}

/** Mounts every overlay opened inside it in one place: beside the children, so that overlays keep theme and shadow root. */
export function PlaceRoot({ children, around, isPinned = false, put }: PlaceRootProps) {
  const [own] = useState(() => makePlace(around));
  const getContainer = useCallback(() => own?.element ?? null, [own]);
  const place = useCallback(
    (holder: HTMLElement | null) => {
      if (holder) own?.settle(holder, isPinned);
    },
    [own, isPinned],
  );

  // Its value is another one at each drawing, and to React 18 that is news for every boundary still to be hydrated.
  const content = useMemo(
    () => <PortalProvider getContainer={getContainer}>{children}</PortalProvider>,
    [children, getContainer],
  );
  const holder = <div ref={place} data-cw-overlays="" />;
  return (
    <PlaceContext.Provider value={own}>
      {content}
      {put ? put(holder) : holder}
    </PlaceContext.Provider>
  );
}

/** Made ahead of the first commit: an overlay that is open from the start must already have a place to go. */
function makePlace(around: Place | undefined): Place | undefined {
  return typeof document === "undefined" ? undefined : new Place(around);
}
